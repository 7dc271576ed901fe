import type { GameDetails } from '@fortuna/domain/model/games.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import { formatPercent } from '@fortuna/domain/percent.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';

const Root = styled.dl`
  display: grid;
  /* Two amounts are one fact and stay on one line as long as there is room. */
  grid-template-columns: minmax(0, 1fr) minmax(0, max-content);
  gap: ${vars.space.s2} ${vars.space.s4};
  padding-block: ${vars.space.s3};
  border-block: 1px solid ${vars.color.line};
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${vars.space.s4};
    padding-block: ${vars.space.s4};
  }
  /* A phone on its side: one row where there is width for it. */
  ${media.short} {
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space.s1} ${vars.space.s4};
    padding-block: ${vars.space.s2};
  }
  dt {
    color: ${vars.color.textMuted};
    font-size: ${vars.text.xs};
  }
  dd {
    font-size: ${vars.text.sm};
    font-weight: ${vars.weight.medium};
    overflow-wrap: anywhere;
    unicode-bidi: isolate;
    ${media.wide} {
      font-size: ${vars.text.md};
    }
    ${media.short} {
      font-size: ${vars.text.sm};
    }
  }
`;

export interface StageFactsProps {
  readonly game: GameDetails;
  /** The studio stands with the game's name. */
  readonly isProviderNamed: boolean;
}

/** What a player should know before the first bet; what the server does not say is not there. */
export function StageFacts({ game, isProviderNamed }: StageFactsProps) {
  const { t } = useTranslation('games-play');
  const { t: tGame } = useTranslation('games');
  const language = useSiteLanguage();
  const { type, provider, returnToPlayer, stakes } = game;
  const facts = {
    provider: isProviderNamed ? null : provider,
    type: tGame(`types.${type}`),
    returnToPlayer: returnToPlayer === null ? null : formatPercent(returnToPlayer, language),
    stakes:
      stakes &&
      t('transfer.stakeRange', {
        lowest: formatMoney(stakes.lowest, language),
        highest: formatMoney(stakes.highest, language),
      }),
  };
  const names = ['provider', 'type', 'returnToPlayer', 'stakes'] as const;
  return (
    <Root aria-label={t('transfer.facts')} data-part="stage-facts">
      {names
        .filter((name) => facts[name] !== null)
        .map((name) => (
          <div key={name}>
            <dt>{t(`transfer.fact.${name}`)}</dt>
            <dd>{facts[name]}</dd>
          </div>
        ))}
    </Root>
  );
}
