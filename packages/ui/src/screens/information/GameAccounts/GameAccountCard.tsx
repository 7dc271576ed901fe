import type { GameAccount } from '@fortuna/domain/model/games-accounts.ts';
import type { Problem } from '@fortuna/domain/problem.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { formatDate } from '@fortuna/domain/time-zone.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Badge, type BadgeTone } from '../../../components/Badge/Badge.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { FormError } from '../../../components/FormError/FormError.tsx';
import { ProviderMark } from '../../../components/ProviderMark/ProviderMark.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { helpHref } from '../../help.ts';
import { Arrived } from '../../page/Arrived.tsx';
import { useProblemText } from '../../useProblemText.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';

const tones: Readonly<Record<GameAccount['state'], BadgeTone>> = {
  active: 'success',
  none: 'neutral',
  suspended: 'danger',
  closed: 'warning',
  unknown: 'neutral',
};

const Root = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr auto;
  gap: ${vars.space.s3};
  height: 100%;
  padding: ${vars.space.s4};
  ${surface}

  &[data-state='suspended'] {
    border-color: ${vars.color.danger};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space.s2};

  > [aria-hidden],
  > img {
    flex: none;
    border-radius: ${vars.radius.sm};
  }
  h2 {
    flex: 1 1 7rem;
    min-width: 0;
    font-size: ${vars.text.md};
    overflow-wrap: anywhere;
    unicode-bidi: isolate;
  }
`;

const Facts = styled.p`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  overflow-wrap: anywhere;
`;

export interface GameAccountCardProps {
  readonly account: GameAccount;
  /** Its account is being opened. */
  readonly isOpening: boolean;
  /** Another one is. */
  readonly isBusy: boolean;
  /** It was opened just now, by a press. */
  readonly isNew: boolean;
  /** What the last press met here. */
  readonly problem: Problem | null;
  readonly onOpen: () => void;
}

/** A provider, and how the member stands there. */
export function GameAccountCard(props: GameAccountCardProps) {
  const { account, problem } = props;
  const { t } = useTranslation('information-accounts');
  const language = useSiteLanguage();
  const problemText = useProblemText();
  const titleId = useId();
  const { provider, gameCount, state, playerNumber, openedAt } = account;
  return (
    <Root aria-labelledby={titleId} data-state={state} data-part="game-account">
      <Head>
        <ProviderMark providerKey={account.providerKey} />
        <h2 id={titleId}>{provider}</h2>
        <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
      </Head>
      <Facts>
        {t('games', { count: gameCount })}
        {playerNumber !== null && (
          <>
            <br />
            {t('number')}: <bdi>{playerNumber}</bdi>
          </>
        )}
        {openedAt !== null && (
          <>
            <br />
            {t('since', { date: formatDate(openedAt, language) })}
          </>
        )}
        {(state === 'suspended' || state === 'closed' || state === 'unknown') && (
          <>
            <br />
            {t(`why.${state}`)}
          </>
        )}
      </Facts>
      {problem !== null && <FormError message={problemText(problem)} attempt={problem} />}
      <WayOn {...props} />
    </Root>
  );
}

/** What can be done about it. */
function WayOn({ account, isOpening, isBusy, isNew, onOpen }: GameAccountCardProps) {
  const { t } = useTranslation('information-accounts');
  const { t: tControls } = useTranslation('controls');
  const { provider, providerKey, state } = account;
  const games = (
    <ButtonLink
      href={to('/game', { provider: providerKey })}
      size="sm"
      variant="quiet"
      isWide
      aria-label={t('playAt', { provider })}
    >
      {t('play')}
    </ButtonLink>
  );
  switch (state) {
    case 'active':
      return isNew ? (
        <Arrived>
          <div tabIndex={-1} role="status">
            <Facts>{t('opened', { provider })}</Facts>
          </div>
          {games}
        </Arrived>
      ) : (
        games
      );
    case 'none':
      return (
        <Button
          size="sm"
          isWide
          isPending={isOpening}
          disabledReason={isBusy ? t('busy') : undefined}
          aria-label={t('registerAt', { provider })}
          onClick={onOpen}
        >
          {t('register')}
        </Button>
      );
    case 'suspended':
      return (
        <TextLink href={helpHref('blocked')} isStandalone>
          {tControls('support')}
        </TextLink>
      );
    default:
      return null;
  }
}
