import styled from 'styled-components';
import { useBrand } from '../../../theme/brand-context.ts';
import { vars } from '../../../theme/vars.ts';
import { magnetField, magnetFrame } from './magnet-dots.ts';

export interface MagnetPictureProps {
  /** How many friends each goal asks for, smallest first. */
  readonly goals: readonly number[];
  readonly friends: number;
  /** The picture in words. */
  readonly label: string;
}

const { width, height, x, y } = magnetFrame;

const Picture = styled.svg`
  width: 100%;
  max-height: 22rem;
  > .line {
    fill: none;
    stroke: ${vars.color.lineStrong};
    stroke-dasharray: 2 4;
  }
  > .magnet {
    fill: none;
    stroke: ${vars.color.accent};
    stroke-width: 13;
  }
  > .poles {
    fill: none;
    stroke: ${vars.color.text};
    stroke-width: 13;
  }
  > rect {
    fill: none;
    stroke: ${vars.color.textSubtle};
    stroke-width: 1.5;
    rx: 6px;
  }
  &[data-icons='pixel'] > rect {
    rx: 0;
  }
  > rect[data-here] {
    fill: ${vars.color.second};
    stroke: ${vars.color.second};
  }
  @media (forced-colors: active) {
    > .magnet,
    > .poles {
      stroke: CanvasText;
    }
    > rect[data-here] {
      fill: Highlight;
      stroke: Highlight;
    }
  }
`;

/** The friends of the month around a magnet, on an arc for each goal. */
export function MagnetPicture({ goals, friends, label }: MagnetPictureProps) {
  const { dots, lines } = magnetField(goals, friends);
  const { icons } = useBrand().layout;
  const isAngular = icons === 'pixel';
  return (
    <Picture
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      data-part="magnet-picture"
      data-icons={icons}
    >
      {/* Pixels have no lines of force. */}
      {!isAngular &&
        lines.map((radius) => (
          <path
            key={radius}
            className="line"
            d={`M${x - radius} ${y}A${radius} ${radius} 0 0 1 ${x + radius} ${y}`}
          />
        ))}
      <path
        className="magnet"
        d={`M${x - 18} ${y - 14}${isAngular ? 'v-20h36v20' : 'v-4a18 18 0 0 1 36 0v4'}`}
      />
      <path className="poles" d={`M${x - 18} ${y - 14}v12M${x + 18} ${y - 14}v12`} />
      {dots.map((dot) => (
        <rect
          key={`${dot.x} ${dot.y}`}
          x={dot.x - 6}
          y={dot.y - 6}
          width={12}
          height={12}
          data-here={dot.isHere ? '' : undefined}
        />
      ))}
    </Picture>
  );
}
