import type { GameProvider } from '@fortuna/domain/model/games.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { SelectField } from '../../../components/Select/SelectField.tsx';
import { vars } from '../../../theme/vars.ts';
import type { Loadable } from '../../page/loadable.ts';
import { useProblemText } from '../../useProblemText.ts';

export interface ProviderSelectProps {
  /** Of the field. */
  readonly label: string;
  /** For no provider in particular. */
  readonly allLabel: string;
  /** Key of the chosen one; null for all. */
  readonly provider: string | null;
  readonly providers: Loadable<readonly GameProvider[]>;
  readonly onChange: (provider: string | null) => void;
}

const Root = styled.div`
  display: grid;
  align-content: start;
  gap: ${vars.space.s2};
`;

/** A provider of games. Until they are known there are only all of them and the one that is chosen; where they cannot be read, another try. */
export function ProviderSelect({ label, allLabel, provider, providers, onChange }: ProviderSelectProps) {
  const { t } = useTranslation('common');
  const problemText = useProblemText();
  const isFailed = providers.kind === 'failed';
  const known = providers.kind === 'ready' ? providers.content : [];
  const options = known.map(({ key, name }) => ({ value: key, label: name }));
  const isUnknown = provider !== null && known.every(({ key }) => key !== provider);
  return (
    <Root>
      <SelectField
        label={label}
        error={isFailed ? problemText(providers.problem) : undefined}
        value={provider ?? ''}
        placeholder={allLabel}
        options={isUnknown ? [...options, { value: provider, label: provider }] : options}
        onChange={(event) => onChange(event.currentTarget.value || null)}
      />
      {isFailed && (
        <Button variant="quiet" size="sm" onClick={providers.onRetry}>
          {t('retry')}
        </Button>
      )}
    </Root>
  );
}
