import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { vars } from '../../theme/vars.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';

export const menuStates = ['Open', 'OpensByKeyboard', 'LongText'] as const;

export interface MenuItem {
  /** Unique in the menu. */
  readonly key: string;
  /** What it does, a verb first. */
  readonly label: string;
  /** Before the words; decoration. Default: none. */
  readonly icon?: IconName;
  /** `danger`: what cannot be undone. Default: `plain`. */
  readonly tone?: 'plain' | 'danger';
  /** It was chosen; the menu closes by itself. */
  readonly onSelect: () => void;
}

export interface MenuProps {
  /** The button that opens it; keeps its own look and name. */
  readonly trigger: ReactElement;
  /** From top to bottom; what cannot be undone comes last. */
  readonly items: readonly MenuItem[];
  /** Open from the start. Default: false. */
  readonly isInitiallyOpen?: boolean;
}

const Positioner = styled(Base.Positioner)`
  z-index: 50;
`;

const Popup = styled(Base.Popup)`
  min-width: 12rem;
  max-width: min(20rem, calc(100vw - 2 * ${vars.space.s4}));
  padding: ${vars.space.s1};
  border: ${vars.size.edge} solid ${vars.color.edge};
  border-radius: ${vars.radius.md};
  outline: 0;
  background: ${vars.color.surface2};
  box-shadow: ${vars.shadow.overlay};
  color: ${vars.color.text};
  transition: opacity ${vars.motion.fast} ${vars.motion.ease};
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

const Item = styled(Base.Item)`
  display: flex;
  align-items: center;
  gap: ${vars.space.s3};
  min-height: ${vars.size.target};
  padding: ${vars.space.s2} ${vars.space.s3};
  border-radius: ${vars.radius.sm};
  outline: 0;
  line-height: 1.3;
  cursor: pointer;
  > svg {
    flex: none;
    color: ${vars.color.textMuted};
  }
  &[data-tone='danger'],
  &[data-tone='danger'] > svg {
    color: ${vars.color.danger};
  }
  &[data-highlighted] {
    background: ${vars.color.surface3};
  }
  &:focus-visible {
    outline: 3px solid ${vars.color.focus};
    outline-offset: -3px;
  }
`;

/** A few actions on whatever its button stands beside. Arrows move, letters jump, Escape leads back to the button. */
export function Menu({ trigger, items, isInitiallyOpen = false }: MenuProps) {
  return (
    <Base.Root defaultOpen={isInitiallyOpen}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Positioner sideOffset={8} align="end">
          <Popup data-part="menu">
            {items.map(({ key, label, icon, tone = 'plain', onSelect }) => (
              <Item key={key} data-tone={tone} onClick={onSelect}>
                {icon && <Icon name={icon} size={20} />}
                {label}
              </Item>
            ))}
          </Popup>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
