import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { vars } from '../../theme/vars.ts';
import { Backdrop, Body, Description, Head, Title } from '../Dialog/Dialog.style.ts';
import { IconButton } from '../IconButton/IconButton.tsx';

export const drawerSides = ['end', 'bottom'] as const;
export type DrawerSide = (typeof drawerSides)[number];
export const drawerStates = ['FromTheSide', 'FromBelow', 'OpensAndCloses', 'LongText'] as const;

export interface DrawerProps {
  /** In sight; the owner keeps it and closes it in `onClose`. */
  readonly isOpen: boolean;
  /** Escape, a press outside, or the close button. */
  readonly onClose: () => void;
  /** In the head; names the window. */
  readonly title: ReactNode;
  /** Before the content, quieter; describes the window. Left out: it has no description. */
  readonly description?: ReactNode;
  /** The close button's words. */
  readonly closeLabel: string;
  /** The content; what is longer than the window scrolls. */
  readonly children: ReactNode;
  /** `bottom` is a sheet under the thumb; it grows with its content. Default: `end`. */
  readonly side?: DrawerSide;
}

const Panel = styled(Base.Popup)`
  position: fixed;
  z-index: 61;
  display: flex;
  flex-direction: column;
  border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
  outline: 0;
  background: ${vars.color.surface1};
  color: ${vars.color.text};
  box-shadow: ${vars.shadow.overlay};
  transition: transform ${vars.motion.slow} ${vars.motion.ease};

  &[data-side='end'] {
    inset: 0 0 0 auto;
    width: min(24rem, calc(100vw - ${vars.space.s10}));
    border-radius: ${vars.radius.lg} 0 0 ${vars.radius.lg};
  }
  &[data-side='bottom'] {
    inset: auto 0 0;
    max-width: 40rem;
    max-height: calc(100dvh - ${vars.space.s10});
    margin-inline: auto;
    padding-bottom: env(safe-area-inset-bottom);
    border-radius: ${vars.radius.lg} ${vars.radius.lg} 0 0;
  }
  &[data-side='end']:is([data-starting-style], [data-ending-style]) {
    transform: translateX(100%);
  }
  &[data-side='bottom']:is([data-starting-style], [data-ending-style]) {
    transform: translateY(100%);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** Something beside the page that leaves the page in sight: filters, a list of notices. Anything that needs an answer is a `Dialog`. */
export function Drawer({
  isOpen,
  onClose,
  title,
  description,
  closeLabel,
  children,
  side = 'end',
}: DrawerProps) {
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(isNowOpen) => {
        if (!isNowOpen) onClose();
      }}
    >
      <Base.Portal>
        <Backdrop data-part="backdrop" />
        <Panel data-part="drawer" data-side={side}>
          <Head>
            <Title data-part="title">{title}</Title>
            <Base.Close render={<IconButton icon="close" label={closeLabel} />} />
          </Head>
          <Body data-part="body">
            {description !== undefined && <Description>{description}</Description>}
            {children}
          </Body>
        </Panel>
      </Base.Portal>
    </Base.Root>
  );
}
