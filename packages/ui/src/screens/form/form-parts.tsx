import styled from 'styled-components';
import { vars } from '../../theme/vars.ts';

/** Fields one below the other, with the form's own rhythm. */
export const FormStack = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  --form-gap: ${vars.space.s5};
  gap: var(--form-gap);
`;

/** Two fields beside each other where the form is wide enough for both. */
export const FieldPair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  align-items: start;
  gap: inherit;
  /* With names before what is typed they are a row each, as all others. */
  &:has(> [data-fields='cells']) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
