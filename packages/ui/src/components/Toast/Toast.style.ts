import { Toast } from '@base-ui/react/toast';
import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { focusRing } from '../../theme/mixins.ts';
import { noticesHeight } from '../../theme/notices-height.ts';
import { vars } from '../../theme/vars.ts';

export const Viewport = styled(Toast.Viewport)`
  position: fixed;
  inset-inline: ${vars.space.s4};
  bottom: calc(${vars.size.bottomNav} + ${vars.space.s3} + env(safe-area-inset-bottom) + ${noticesHeight});
  z-index: 70;
  display: flex;
  flex-direction: column-reverse;
  gap: ${vars.space.s2};
  outline: 0;
  pointer-events: none;

  ${media.wide} {
    inset-inline: auto ${vars.space.s6};
    width: 24rem;
  }
  ${media.desktop} {
    bottom: calc(${vars.space.s6} + ${noticesHeight});
  }
`;

export const Root = styled(Toast.Root)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${vars.space.s3};
  align-items: start;
  padding: ${vars.space.s2} ${vars.space.s2} ${vars.space.s2} ${vars.space.s4};
  border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
  border-radius: ${vars.radius.md};
  background: ${vars.color.surface3};
  color: ${vars.color.text};
  box-shadow: ${vars.shadow.overlay};
  pointer-events: auto;
  transition:
    opacity ${vars.motion.base} ${vars.motion.ease},
    transform ${vars.motion.base} ${vars.motion.spring};
  ${focusRing}

  > svg {
    margin-top: 10px;
    color: ${vars.color.info};
  }
  &[data-tone='success'] > svg {
    color: ${vars.color.success};
  }
  &[data-tone='danger'] > svg {
    color: ${vars.color.danger};
  }
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: translateY(16px);
  }
  &[data-limited] {
    display: none;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const Content = styled(Toast.Content)`
  display: grid;
  gap: ${vars.space.s1};
  padding-block: 10px;
  min-width: 0;
`;

export const Title = styled(Toast.Title)`
  font-family: inherit;
  font-size: ${vars.text.md};
  font-weight: ${vars.weight.strong};
  line-height: 1.5;
`;

export const Text = styled(Toast.Description)`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
`;

export const ActionButton = styled(Toast.Action)`
  justify-self: start;
  min-height: ${vars.size.target};
  /* The words stand under the title, the target reaches beyond them. */
  margin: 0 calc(-1 * ${vars.space.s3}) -8px;
  padding: 0 ${vars.space.s3};
  border: 0;
  border-radius: ${vars.radius.pill};
  background: none;
  color: ${vars.color.accentText};
  font-weight: ${vars.weight.strong};
  cursor: pointer;
  ${focusRing}
`;
