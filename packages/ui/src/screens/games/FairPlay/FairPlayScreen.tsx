import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { vars } from '../../../theme/vars.ts';
import type { PageView } from '../../page/loadable.ts';
import { MemberPage } from '../../page/MemberPage.tsx';
import { CheckSteps } from './CheckSteps.tsx';
import { CodeText } from './CodeText.tsx';
import type { FairPlayContent } from './FairPlay.view.ts';
import { RoundCard } from './RoundCard.tsx';
import { Verdict } from './Verdict.tsx';

/** What a designer must be able to see of it: each has a story of that name. */
export const fairPlayStates = [
  'SlotRight',
  'CrashRight',
  'CrashLost',
  'RouletteRight',
  'SeedAltered',
  'OutcomeAltered',
  'WinAltered',
  'Secret',
  'Unproven',
  'Unsupported',
  'Explained',
] as const;

export interface FairPlayScreenProps {
  /** What there is to see of a round's proof; or why it cannot be shown: signed out, on its way, failed. */
  readonly view: PageView<FairPlayContent>;
}

const bones = (
  <>
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </>
);

/** `/fair-play`: a round of the member's, recomputed here from what it was drawn from. */
export function FairPlayScreen({ view }: FairPlayScreenProps) {
  const { t } = useTranslation('games-proof');
  return (
    <MemberPage
      part="fair-play-screen"
      width="text"
      title={t('title')}
      lead={t('lead')}
      back={{ href: to('/game-record'), label: t('back') }}
      view={view}
      skeleton={bones}
    >
      {(content) => <Proof content={content} />}
    </MemberPage>
  );
}

function Proof({ content }: { readonly content: FairPlayContent }) {
  const { t } = useTranslation('games-proof');
  switch (content.kind) {
    case 'explained':
      return (
        <>
          <HowItWorks />
          <div>
            <ButtonLink href={to('/game-record')} variant="primary">
              {t('choose')}
            </ButtonLink>
          </div>
        </>
      );
    case 'secret':
      return (
        <>
          <Notice title={t('secret.title')}>{t('secret.text')}</Notice>
          <RoundCard round={content.round} />
          <Card aria-label={t('steps.commitment')}>
            <CodeText label={t('steps.commitment')} text={content.seeds.commitment} />
          </Card>
        </>
      );
    case 'unproven':
      return (
        <>
          <Notice title={t('unproven.title')}>{t('unproven.text')}</Notice>
          <RoundCard round={content.round} />
        </>
      );
    case 'unsupported':
      return (
        <>
          <Notice tone="warning" title={t('unsupported.title')}>
            {t('unsupported.text')}
          </Notice>
          <RoundCard round={content.round} />
        </>
      );
    case 'checked':
      return (
        <>
          <Verdict check={content.check} />
          <RoundCard round={content.round} />
          <CheckSteps round={content.round} seeds={content.seeds} check={content.check} />
          <HowItWorks />
        </>
      );
  }
}

const Steps = styled.ol`
  display: grid;
  gap: ${vars.space.s2};
  padding-inline-start: 1.4em;
  list-style: decimal;
  color: ${vars.color.textMuted};
`;

/** In three steps, without a word of mathematics that one has to know. */
function HowItWorks() {
  const { t } = useTranslation('games-proof');
  return (
    <section>
      <SectionHeader title={t('how.title')} />
      <Steps>
        <li>{t('how.before')}</li>
        <li>{t('how.round')}</li>
        <li>{t('how.after')}</li>
      </Steps>
    </section>
  );
}
