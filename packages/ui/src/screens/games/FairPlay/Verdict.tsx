import { isRight, type RoundCheck } from '@fortuna/domain/fair-play/verify-round.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { vars } from '../../../theme/vars.ts';

export interface VerdictProps {
  readonly check: RoundCheck;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${vars.space.s1} ${vars.space.s4};
  padding: ${vars.space.s5} ${vars.space.s4};
  border: ${vars.size.edge} solid var(--mark);
  border-radius: ${vars.radius.lg};
  background: var(--ground);

  --mark: ${vars.color.success};
  --ground: ${vars.color.successSoft};

  &[data-right='false'] {
    --mark: ${vars.color.danger};
    --ground: ${vars.color.dangerSoft};
  }
  > svg {
    grid-row: span 2;
    width: 2.5rem;
    height: 2.5rem;
    color: var(--mark);
  }
  > strong {
    font-size: ${vars.text.lg};
    text-wrap: balance;
  }
  > p {
    color: ${vars.color.textMuted};
  }
`;

/** Yes or no, in one word and what it means. */
export function Verdict({ check }: VerdictProps) {
  const { t } = useTranslation('games-proof');
  const right = isRight(check);
  return (
    <Root data-part="verdict" data-right={right} role={right ? 'status' : 'alert'}>
      <Icon name={right ? 'check' : 'close'} />
      <strong>{t(right ? 'verdict.yes' : 'verdict.no')}</strong>
      <p>{t(right ? 'verdict.yesText' : 'verdict.noText')}</p>
    </Root>
  );
}
