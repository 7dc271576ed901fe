import { useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useBrand } from '../../theme/brand-context.ts';
import { tokenProperty } from '../../theme/contract.ts';
import { contrastUses } from '../../theme/contrast.ts';
import { vars } from '../../theme/vars.ts';
import { type MeasuredPair, measureContrast } from './measured-contrast.ts';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr));
  gap: ${vars.space.s2};
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  gap: ${vars.space.s3};
  align-items: center;
  font-size: ${vars.text.sm};

  > svg {
    width: 64px;
    height: 44px;
    border-radius: ${vars.radius.sm};
  }
  small {
    display: block;
    color: ${vars.color.textMuted};
  }
  strong {
    font-variant-numeric: tabular-nums;
  }
  &[data-enough='false'] strong {
    color: ${vars.color.danger};
  }
`;

/** Every pair of roles that the kit uses, measured in the brand on the screen; `contrast.test.ts` holds the figures for each brand. */
export function ContrastTable() {
  const { layout } = useBrand();
  const list = useRef<HTMLUListElement>(null);
  const [pairs, setPairs] = useState<readonly MeasuredPair[]>([]);
  useLayoutEffect(() => {
    if (list.current) setPairs(measureContrast(list.current, layout));
  }, [layout]);
  return (
    <List ref={list}>
      {pairs.map(({ front, back, use, where, ratio, isEnough }) => (
        <Item key={`${front} ${back}`} data-enough={isEnough}>
          <svg viewBox="0 0 64 44" aria-hidden="true">
            <rect width="64" height="44" fill={`var(${tokenProperty('color', back)})`} />
            <path
              d={use === 'text' ? 'M20 32 30 12h4l10 20h-5l-2-5H27l-2 5zm9-9h6l-3-7z' : 'M16 14h32v16H16z'}
              fill={use === 'text' ? `var(${tokenProperty('color', front)})` : 'none'}
              stroke={use === 'text' ? 'none' : `var(${tokenProperty('color', front)})`}
              strokeWidth="2"
              fillRule="evenodd"
            />
          </svg>
          <span>
            {front} / {back} <strong>{ratio === null ? '—' : `${ratio.toFixed(2)}:1`}</strong>
            <small>
              {where}, {isEnough ? '≥' : '<'} {contrastUses[use]}:1
            </small>
          </span>
        </Item>
      ))}
    </List>
  );
}
