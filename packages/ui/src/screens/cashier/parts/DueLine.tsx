import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { figure } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import type { MoneyParts } from './money-form-parts.ts';

const Root = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  column-gap: ${vars.space.s4};

  > strong {
    font-family: ${vars.font.display};
    font-size: ${vars.text.xl};
    font-weight: ${vars.weight.display};
    line-height: 1.2;
    ${figure}
  }
  > [data-part='missing'] {
    /* As high as the figure in its place. */
    line-height: calc(1.2 * ${vars.text.xl});
    color: ${vars.color.textMuted};
  }
  &:has(+ [data-waiting]) > strong,
  &:not(:has(+ [data-waiting])) > [data-part='missing'] {
    display: none;
  }
`;

/** Right above the action: on one line with what it comes to, or with what has to be entered before it comes to anything. */
export function DueLine({ due }: Pick<MoneyParts, 'due'>) {
  const { t } = useTranslation('cashier');
  if (due === undefined) return null;
  return (
    <Root data-part="due">
      <span>{due.label}</span> <strong>{due.value}</strong>
      <span data-part="missing">{t('validation.amount')}</span>
    </Root>
  );
}
