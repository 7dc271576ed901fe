import styled from 'styled-components';
import { iconPaths } from './icon-paths.ts';

export type IconName = keyof typeof iconPaths;
/** The states that stories must show. */
export const iconStates = ['Every', 'Sizes'] as const;
export const iconNames = Object.keys(iconPaths) as readonly IconName[];

const Svg = styled.svg`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.8;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

export interface IconProps {
  readonly name: IconName;
  /** Edge in CSS pixels; default 24. */
  readonly size?: number;
}

/** A line icon in the text's colour. Decoration: the control that carries it has the name. */
export function Icon({ name, size = 24 }: IconProps) {
  return (
    <Svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false" data-part="icon">
      <path d={iconPaths[name]} />
    </Svg>
  );
}
