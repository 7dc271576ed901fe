import { useId } from 'react';
import styled from 'styled-components';
import { vars } from '../../theme/vars.ts';
import { Icon } from '../Icon/Icon.tsx';

export const demoRibbonStates = ['Plain', 'LongText'] as const;

export interface DemoRibbonProps {
  /** One short sentence; also names the landmark. */
  readonly text: string;
}

const Root = styled.aside`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${vars.space.s2};
  /* Of one line as high as base.css says, which the bars below it stand by. */
  padding: 0.1875rem ${vars.space.s4};
  background: ${vars.color.secondSoft};
  color: ${vars.color.text};
  font-size: ${vars.text.xs};
  font-weight: ${vars.weight.medium};
  line-height: 1rem;
  text-align: center;
`;

/** Says on every page, wherever it is scrolled to, that nothing here is real money and who may play (`base.css` keeps it in sight). */
export function DemoRibbon({ text }: DemoRibbonProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id} data-part="demo-ribbon">
      <Icon name="info" size={16} />
      <span id={id}>{text}</span>
    </Root>
  );
}
