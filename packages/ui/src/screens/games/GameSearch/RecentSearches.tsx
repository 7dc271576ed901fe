import { to } from '@fortuna/domain/site-map.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { vars } from '../../../theme/vars.ts';
import { SearchChip, SearchChips } from './search-chips.ts';

export interface RecentSearchesProps {
  readonly recent: readonly string[];
  /** Null: all of them. */
  readonly onForget: (text: string | null) => void;
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s2};
`;

/** What the player has searched for on this device; each can be made again, and taken off. */
export function RecentSearches({ recent, onForget }: RecentSearchesProps) {
  const { t } = useTranslation('games-search');
  const id = useId();
  if (recent.length === 0) return null;
  return (
    <Root aria-labelledby={id}>
      <SectionHeader
        id={id}
        title={t('recent')}
        aside={
          <Button variant="quiet" size="sm" onClick={() => onForget(null)}>
            {t('forgetAll')}
          </Button>
        }
      />
      <SearchChips aria-labelledby={id}>
        {recent.map((text) => (
          <li key={text}>
            <SearchChip href={to('/searchGames', { search: text })}>{text}</SearchChip>
            <IconButton icon="close" label={t('forget', { text })} onClick={() => onForget(text)} />
          </li>
        ))}
      </SearchChips>
    </Root>
  );
}
