import styled from 'styled-components';
import type { LogoMark } from '../../theme/logo-mark.ts';
import { vars } from '../../theme/vars.ts';

export const logoStates = ['Full', 'MarkOnly', 'LongText'] as const;

export interface LogoProps {
  /** The wordmark; stays readable to everyone where only the mark is seen. */
  readonly name: string;
  /** The brand's sign as path data, in its two colours: `useBrand().mark`. */
  readonly mark: LogoMark;
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${vars.space.s2};
`;

const Mark = styled.svg`
  flex: none;
  width: 36px;
  height: 36px;
  /* Without weight: what the logo stands on may give it other inks, whichever of the two rules came first. */
  :where([data-tone='accent']) {
    fill: ${vars.color.accent};
  }
  :where([data-tone='second']) {
    fill: ${vars.color.second};
  }
`;

const Word = styled.span`
  font-family: ${vars.font.display};
  font-size: 1.5rem;
  font-weight: ${vars.weight.display};
  letter-spacing: ${vars.lettering.display};
  line-height: 1;
`;

/** Mark and wordmark; a parent may hide the word (`[data-part='wordmark']`) where room is short. */
export function Logo({ name, mark }: LogoProps) {
  return (
    <Root data-part="logo">
      <Mark viewBox={mark.viewBox} aria-hidden="true" focusable="false">
        <path data-tone="accent" d={mark.accent} />
        <path data-tone="second" d={mark.second} />
      </Mark>
      <Word data-part="wordmark">{name}</Word>
    </Root>
  );
}
