import styled from 'styled-components';
import { vars } from '../../theme/vars.ts';
import type { IosInstallStep, IosStepSign } from './ios-install-guide.ts';

/** Drawn after the system's own signs, so that they are recognised in its menus. */
const signPaths: Readonly<Record<IosStepSign, string>> = {
  share:
    'M12 14.5V3.5m0 0L8.4 7.1M12 3.5l3.6 3.6M8.2 10H6.4A1.4 1.4 0 0 0 5 11.4v7.7a1.4 1.4 0 0 0 1.4 1.4h11.2a1.4 1.4 0 0 0 1.4-1.4v-7.7a1.4 1.4 0 0 0-1.4-1.4h-1.8',
  add: 'M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3ZM12 8.4v7.2M8.4 12h7.2',
  done: 'm5.5 12.6 4.3 4.3 8.7-9.4',
};

const List = styled.ol`
  display: grid;
  counter-reset: step;
`;

const Step = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 1.25rem auto minmax(0, 1fr);
  gap: ${vars.space.s3};
  align-items: center;
  padding-block: ${vars.space.s3};
  line-height: 1.4;
  counter-increment: step;

  & + & {
    border-top: 1px solid ${vars.color.line};
  }
  &::before {
    content: counter(step);
    color: ${vars.color.textMuted};
    font-family: ${vars.font.display};
    font-weight: ${vars.weight.display};
  }
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  width: 52px;
  height: 52px;
  border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
  border-radius: ${vars.radius.sm};
  background: ${vars.color.surface3};
  color: ${vars.color.accentText};

  > svg {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;

export interface InstallStepsProps {
  /** In the order in which they are taken. */
  readonly steps: readonly IosInstallStep[];
}

/** How to put the site on the home screen where only the person can do it: in the order of the system's own menu. */
export function InstallSteps({ steps }: InstallStepsProps) {
  return (
    <List data-part="steps">
      {steps.map(({ sign, text }) => (
        <Step key={text}>
          <Sign>
            <svg viewBox="0 0 24 24" width={26} height={26} aria-hidden="true" focusable="false">
              <path d={signPaths[sign]} />
            </svg>
          </Sign>
          {text}
        </Step>
      ))}
    </List>
  );
}
