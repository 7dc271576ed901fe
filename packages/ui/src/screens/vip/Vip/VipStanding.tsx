import { nextLevel, type VipInfo } from '@fortuna/domain/model/vip.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { VipBadgeArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { Progress } from '../../../components/Progress/Progress.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import { media } from '../../../theme/media.ts';
import { givesWay } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { useWalletText } from '../../WalletAmount.tsx';
import { useLevelName } from '../parts/useLevelName.ts';
import { Stack } from '../parts/vip-parts.ts';

export interface VipStandingProps {
  readonly info: VipInfo;
}

/** Stays in sight beside the ladder. */
const Place = styled.div`
  ${media.desktop} {
    position: sticky;
    top: calc(${vars.size.topBar} + ${vars.space.s5});
    ${givesWay}
  }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${vars.space.s4};
  > img,
  > svg {
    width: 64px;
    height: 64px;
    ${media.wide} {
      width: 88px;
      height: 88px;
    }
  }
  p {
    color: ${vars.color.textMuted};
    font-size: ${vars.text.sm};
  }
  h2 {
    font-size: ${vars.text.xl};
    line-height: 1.15;
    overflow-wrap: anywhere;
  }
`;

const Next = styled.p`
  line-height: 1.4;
  ${media.wide} {
    font-size: ${vars.text.lg};
  }
`;

const Ways = styled.div`
  display: grid;
  justify-items: center;
  gap: ${vars.space.s2};
`;

/** The member's level, what the next step takes in their own figures, and both measures on the way there. */
export function VipStanding({ info }: VipStandingProps) {
  const { t } = useTranslation('vip');
  const { switchedOff } = useBrand();
  const nameOf = useLevelName();
  const titleId = useId();
  const { level, ladder } = info;
  const own = ladder.find((step) => step.level === level);
  return (
    <Place>
      <Card padding="lg" level="2" aria-labelledby={titleId}>
        <Stack>
          <Head>
            <VipBadgeArt level={level} />
            <div>
              <p>{t('yours')}</p>
              <h2 id={titleId}>{own ? nameOf(own) : t('level', { level })}</h2>
            </div>
          </Head>
          <Next>{useNextText(info)}</Next>
          <Measures info={info} />
          <Ways>
            <ButtonLink href={to('/game')} variant="primary" isWide>
              {t('play')}
            </ButtonLink>
            {!switchedOff.includes('promotion-level') && (
              <TextLink href={to('/promotion/activity/level')} isStandalone>
                {t('bonuses')}
              </TextLink>
            )}
          </Ways>
        </Stack>
      </Card>
    </Place>
  );
}

/** The next step in a sentence. */
function useNextText(info: VipInfo): string {
  const { t } = useTranslation('vip');
  const walletText = useWalletText();
  const nameOf = useLevelName();
  const next = nextLevel(info);
  if (next === null) {
    const isKnown = info.ladder.some(({ level }) => level === info.level);
    return t(isKnown ? 'highest' : 'unknown');
  }
  const missing = (['deposits', 'bets'] as const).filter((measure) => next[measure] > 0);
  const [only] = missing;
  const values = {
    deposits: walletText(next.deposits),
    bets: walletText(next.bets),
    level: nameOf(next.level),
  };
  if (only === undefined) return t('next.reached', values);
  return t(missing.length === 2 ? 'next.both' : `next.${only}`, values);
}

/** Both totals on their way to the next level; where there is none, what they have come to. */
function Measures({ info }: VipStandingProps) {
  const { t } = useTranslation('vip');
  const language = useSiteLanguage();
  const walletText = useWalletText();
  const next = nextLevel(info);
  const measures = [
    { id: 'deposits', done: info.totalDeposits, required: next?.level.requiredDeposits },
    { id: 'bets', done: info.totalBets, required: next?.level.requiredBets },
  ] as const;
  return measures.map(({ id, done, required }) => (
    <Progress
      key={id}
      label={t(`measure.${id}`)}
      value={done}
      max={required ?? done}
      valueText={
        required === undefined
          ? t('measure.total', { done: walletText(done) })
          : t('measure.of', { done: walletText(done), required: formatMoney(required, language) })
      }
    />
  ));
}
