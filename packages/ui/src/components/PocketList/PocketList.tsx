import { type PocketColour, pocketColour } from '@fortuna/domain/fair-play/roulette.ts';
import styled from 'styled-components';
import { useBrand } from '../../theme/brand-context.ts';
import { figures } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { pocketPaint } from '../RouletteWheel/pocket-paint.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export const pocketListStates = ['Several', 'One'] as const;

export interface PocketListProps {
  /** Names the list, for screen readers: "Últimos números". */
  readonly label: string;
  /** The newest first; what does not fit in one line is not shown. */
  readonly numbers: readonly number[];
  /** For ears: colours are not told by colour alone. */
  readonly colourNames: Readonly<Record<PocketColour, string>>;
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space.s1};
  height: 1.75rem;
  overflow: hidden;
`;

const Pocket = styled.li`
  display: grid;
  place-items: center;
  min-width: 1.75rem;
  height: 1.75rem;
  border: 1px solid ${vars.color.lineStrong};
  border-radius: ${vars.radius.sm};
  background: var(--pocket);
  color: var(--on-pocket);
  font-size: ${vars.text.xs};
  font-weight: ${vars.weight.strong};
  ${figures}
  ${pocketPaint}
`;

/** What the last rounds have come to. */
export function PocketList({ label, numbers, colourNames }: PocketListProps) {
  const { scheme } = useBrand();
  return (
    <List aria-label={label} data-scheme={scheme} data-part="pockets">
      {numbers.map((number, index) => {
        const colour = pocketColour(number);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same number may come twice, and each place shows another one after a round
          <Pocket key={index} data-pocket={colour}>
            {number}
            <VisuallyHidden> {colourNames[colour]}</VisuallyHidden>
          </Pocket>
        );
      })}
    </List>
  );
}
