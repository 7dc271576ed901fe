import styled from 'styled-components';
import { figure } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { CountBadgeProps } from './count-badge-props.ts';
import { countText } from './count-text.ts';

export const countBadgeStates = ['One', 'Many', 'Capped', 'None', 'OnIcons', 'InLines'] as const;

const Root = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  min-width: 18px;
  height: 18px;
  padding-inline: 4px;
  border-radius: ${vars.radius.pill};
  background: ${vars.color.accent};
  color: ${vars.color.onAccent};
  font-family: ${vars.font.body};
  font-size: 0.6875rem;
  font-weight: ${vars.weight.strong};
  letter-spacing: 0;
  line-height: 1;
  ${figure}

  /* It touches the icon's corner and grows away from it. The ring keeps it apart, also on an accent of its own colour. */
  &[data-placement='corner'] {
    position: absolute;
    bottom: 56%;
    left: 76%;
    z-index: 1;
    box-shadow: 0 0 0 2px ${vars.color.bg};
    pointer-events: none;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** How many are new: on the corner of an icon, or at the end of a line. Nothing is drawn for none. */
export function CountBadge({ count, label, placement = 'inline' }: CountBadgeProps) {
  const text = countText(count);
  return (
    text !== null && (
      <Root data-part="count-badge" data-placement={placement}>
        <span aria-hidden="true">{text}</span>
        {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
      </Root>
    )
  );
}
