import { rebateGroups, type VipLevel } from '@fortuna/domain/model/vip.ts';
import { formatPercent } from '@fortuna/domain/percent.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { FilterChips } from '../../../components/FilterChips/FilterChips.tsx';
import { gameTypeIcons } from '../../../components/GameTypeRail/game-type-icons.ts';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { figure, surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { Quiet } from './vip-parts.ts';

export interface RebateRatesProps {
  /** Lowest first. */
  readonly ladder: readonly VipLevel[];
  /** The member's own; null for guests. */
  readonly level: number | null;
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
`;

const Groups = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: ${vars.space.s3};
`;

const Group = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${vars.space.s2} ${vars.space.s4};
  padding: ${vars.space.s4};
  ${surface}

  > strong {
    grid-area: 1 / 2 / span 2;
    color: ${vars.color.accentText};
    font-family: ${vars.font.display};
    font-size: ${vars.text.xl};
    font-weight: ${vars.weight.display};
    ${figure}
  }
`;

const Signs = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space.s2};
  color: ${vars.color.textMuted};
`;

/** What comes back of bets, by type of game, at the member's level or any other. */
export function RebateRates({ ladder, level }: RebateRatesProps) {
  const { t } = useTranslation('vip');
  const { t: tGame } = useTranslation('games');
  const language = useSiteLanguage();
  const titleId = useId();
  const own = ladder.find((step) => step.level === level);
  const [chosen, setChosen] = useState(own?.level ?? ladder[0]?.level);
  const step = ladder.find((one) => one.level === chosen) ?? own ?? ladder[0];
  if (step === undefined) return null;
  const groups = rebateGroups(step);
  return (
    <Root aria-labelledby={titleId}>
      <SectionHeader id={titleId} title={t('rates.title')} />
      <Quiet>{t('rates.text')}</Quiet>
      <FilterChips
        label={t('rates.level')}
        options={ladder.map((one) => ({ value: String(one.level), label: t('level', { level: one.level }) }))}
        selected={[String(step.level)]}
        onToggle={(value) => setChosen(Number(value))}
      />
      {groups.length === 0 ? (
        <p role="status">{t('rates.none')}</p>
      ) : (
        <Groups>
          {groups.map(({ basisPoints, gameTypes }) => (
            <Group key={gameTypes.join()}>
              <Signs aria-hidden="true">
                {gameTypes.map((type) => (
                  <Icon key={type} name={gameTypeIcons[type]} size={20} />
                ))}
              </Signs>
              <strong>{formatPercent(basisPoints, language)}</strong>
              <span>{gameTypes.map((type) => tGame(`types.${type}`)).join(', ')}</span>
            </Group>
          ))}
        </Groups>
      )}
    </Root>
  );
}
