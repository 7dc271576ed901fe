import { Dialog as Base } from '@base-ui/react/dialog';
import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.ts';
import { waveLine } from '../../theme/wave-line.ts';
import { ScrollArea } from '../ScrollArea/ScrollArea.tsx';

export const Backdrop = styled(Base.Backdrop)`
  position: fixed;
  inset: 0;
  z-index: 60;
  background: ${vars.color.scrim};
  transition: opacity ${vars.motion.base} ${vars.motion.ease};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

export const Popup = styled(Base.Popup)`
  position: fixed;
  inset: auto 0 0;
  z-index: 61;
  display: flex;
  flex-direction: column;
  max-height: calc(100dvh - ${vars.space.s10});
  padding-bottom: env(safe-area-inset-bottom);
  border-radius: ${vars.radius.lg} ${vars.radius.lg} 0 0;
  border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
  outline: 0;
  background: ${vars.color.surface1};
  color: ${vars.color.text};
  box-shadow: ${vars.shadow.overlay};
  transition:
    opacity ${vars.motion.base} ${vars.motion.ease},
    transform ${vars.motion.slow} ${vars.motion.ease};

  &[data-starting-style],
  &[data-ending-style] {
    transform: translateY(100%);
  }

  ${media.wide} {
    inset: 0;
    width: min(30rem, calc(100vw - ${vars.space.s12}));
    height: fit-content;
    margin: auto;
    border-radius: ${vars.radius.lg};

    &[data-size='sm'] {
      width: min(24rem, calc(100vw - ${vars.space.s12}));
    }
    &[data-size='lg'] {
      width: min(45rem, calc(100vw - ${vars.space.s12}));
    }
    &[data-starting-style],
    &[data-ending-style] {
      opacity: 0;
      transform: translateY(12px) scale(0.98);
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const Head = styled.div`
  display: flex;
  flex: none;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${vars.space.s3};
  padding: ${vars.space.s4} ${vars.space.s3} ${vars.space.s2} ${vars.space.s5};

  ${media.wide} {
    padding: ${vars.space.s5} ${vars.space.s4} ${vars.space.s2} ${vars.space.s6};
  }
  /* As the head of a page has it. */
  &[data-headings='wave'] {
    position: relative;
    margin-bottom: ${vars.space.s2};
    padding-bottom: ${vars.space.s4};
    &::after {
      content: '';
      inset: auto ${vars.space.s5} 0;
      ${waveLine}
      ${media.wide} {
        inset-inline: ${vars.space.s6};
      }
    }
  }
`;

export const Title = styled(Base.Title)`
  min-width: 0;
  /* On one line with the close button beside it. */
  padding-block: 9px;
  font-size: ${vars.text.xl};
`;

/** Shares the window's name, so it needs none of its own. */
export const Body = styled(ScrollArea)`
  display: grid;
  flex: 0 1 auto;
  gap: ${vars.space.s4};
  padding: 0 ${vars.space.s5} ${vars.space.s6};
  ${media.wide} {
    padding-inline: ${vars.space.s6};
  }
`;

export const Description = styled(Base.Description)`
  color: ${vars.color.textMuted};
`;

export const Actions = styled.div`
  display: flex;
  flex: none;
  flex-direction: column;
  gap: ${vars.space.s2};
  padding: ${vars.space.s4} ${vars.space.s5} ${vars.space.s5};
  border-top: 1px solid ${vars.color.line};

  ${media.wide} {
    /* The main button comes first in reading order and stands on the right. */
    flex-direction: row-reverse;
    padding-inline: ${vars.space.s6};
  }
`;
