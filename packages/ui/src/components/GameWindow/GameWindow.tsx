import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styled from 'styled-components';
import { useBrand } from '../../theme/brand-context.ts';
import { focusRing } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { GameCell, GridFrame, GridTiles } from '../GameGrid/GameGrid.tsx';
import { TileProvider } from '../GameTile/tile-parts.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { nextPlace } from './next-place.ts';
import { type GridShape, useGridShape, usePageTop } from './use-grid-shape.ts';

export const gameWindowStates = ['Thousands', 'PartlyRead', 'Few', 'LongText'] as const;

/** What stands at a place, from 0; null while it is not known. `tabIndex` is for everything in it that can be reached by keyboard. */
export type TileAt = (place: number, tabIndex: 0 | -1) => ReactNode | null;

export interface GameWindowProps {
  /** Of the grid, for screen readers. */
  readonly label: string;
  /** How many places there are, known or not: the page is as long from the start as it will be. */
  readonly total: number;
  /** Called for the places near the window alone; keep it stable, or every row is drawn again. */
  readonly tileAt: TileAt;
  /** A tile with as long a name as there can be: every row is as high as it is. Never seen. */
  readonly sample: ReactNode;
  /** "Jogo 8 de 10.000": said where the keyboard has led to. */
  readonly positionText: (place: number) => string;
  /** Where the player left it and comes back to: it gets the focus. Undefined: nobody has been here. */
  readonly startAt?: number | undefined;
  /** Told of each place that gets the focus, from 0. Left out: nobody is told. */
  readonly onPlace?: ((place: number) => void) | undefined;
  /** Told of the first and last place that are in sight, from 0, whenever they change: what is to be read. */
  readonly onSight: (first: number, last: number) => void;
}

/** Rows that are drawn beyond what is seen, on either side. */
const overscan = 3;

const Canvas = styled.div`
  position: relative;

  ${TileProvider} {
    -webkit-line-clamp: 1;
  }
  /* The bars that stay cover nothing that has the focus. */
  [role='gridcell'],
  [data-part='game-tile'],
  [data-part='favourite-heart'] {
    scroll-margin-block: calc(${vars.size.topBar} + ${vars.space.s4}) calc(${vars.size.bottomNav} + ${vars.space.s4});
  }
`;

const Row = styled(GridTiles)`
  position: absolute;
  inset: 0 0 auto;
  contain: layout style;
`;

const Cell = styled(GameCell)`
  border-radius: ${vars.radius.sm};
  ${focusRing}
`;

const Sizer = styled(GridTiles)`
  position: absolute;
  inset: 0 0 auto;
  visibility: hidden;
`;

/**
 * As many games as there are, of which only those near the window are drawn. One stop of the tab key; arrows, Home, End and the page keys
 * walk over all of them. All rows are of one height, so that the scroll bar says the truth and a place stays where it is.
 */
export function GameWindow({ sample, ...grid }: GameWindowProps) {
  const sizer = useRef<HTMLUListElement>(null);
  const shape = useGridShape(sizer);
  const { tile } = useBrand().layout;
  return (
    <GridFrame>
      <Canvas data-part="game-window">
        <Sizer as="div" ref={sizer} aria-hidden="true" inert data-tile={tile}>
          <GameCell as="div">{sample}</GameCell>
        </Sizer>
        {shape && <Rows {...grid} shape={shape} />}
      </Canvas>
    </GridFrame>
  );
}

interface RowsProps extends Omit<GameWindowProps, 'sample'> {
  readonly shape: GridShape;
}

function Rows({
  label,
  total,
  tileAt,
  positionText,
  startAt,
  onPlace,
  onSight,
  shape: { columns, pitch },
}: RowsProps) {
  const root = useRef<HTMLDivElement>(null);
  const top = usePageTop(root);
  const [current, setCurrent] = useState(startAt ?? 0);
  const [isInside, setInside] = useState(startAt !== undefined);
  const [said, say] = useState('');
  const wanted = useRef<number | null>(null);
  const place = Math.min(current, Math.max(0, total - 1));
  const rows = Math.ceil(total / columns);
  const currentRow = Math.floor(place / columns);

  // What has the focus stays in the document, however far the page is scrolled away from it.
  const rangeExtractor = useCallback(
    (range: Range) => {
      const near = defaultRangeExtractor(range);
      return isInside && !near.includes(currentRow) ? [...near, currentRow].sort((a, b) => a - b) : near;
    },
    [isInside, currentRow],
  );
  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: () => pitch,
    overscan,
    scrollMargin: top,
    rangeExtractor,
    useFlushSync: false,
  });
  const [first, last] = [virtualizer.range?.startIndex ?? 0, virtualizer.range?.endIndex ?? 0];
  const isNear = currentRow >= first && currentRow <= last;
  // Whoever has scrolled on begins with what is seen.
  const stop = isInside || isNear ? place : Math.min(first * columns, total - 1);

  useLayoutEffect(() => {
    if (root.current) root.current.style.height = `${rows * pitch}px`;
  }, [rows, pitch]);
  useKeptPlace(virtualizer, first * columns, columns, pitch);
  useEffect(
    () => onSight(first * columns, Math.min((last + 1) * columns, total) - 1),
    [onSight, first, last, columns, total],
  );

  // A tile that has not been read yet cannot have the focus: its cell has it until then.
  const focusWanted = useCallback(() => {
    if (wanted.current === null) return;
    const cell = root.current?.querySelector<HTMLElement>(`[data-place="${wanted.current}"]`);
    const tile = cell?.querySelector<HTMLElement>('[data-part="game-tile"]');
    if (tile) wanted.current = null;
    const next = tile ?? cell;
    if (next && next !== document.activeElement) next.focus();
  }, []);
  useLayoutEffect(focusWanted);
  // The page's head has the focus first, as on every way to a page.
  const [returnTo] = useState(startAt);
  useEffect(() => {
    if (returnTo === undefined) return;
    const timer = setTimeout(() => {
      wanted.current = returnTo;
      focusWanted();
    });
    return () => clearTimeout(timer);
  }, [returnTo, focusWanted]);

  function handleKey(event: KeyboardEvent): void {
    if (event.altKey || event.metaKey) return;
    const rowsInView = Math.max(1, Math.floor(window.innerHeight / pitch) - 1);
    const next = nextPlace(place, event, { total, columns, rowsInView });
    if (next === null) return;
    event.preventDefault();
    wanted.current = next;
    setCurrent(next);
    onPlace?.(next);
    say(positionText(next));
  }

  function handleFocus(target: EventTarget): void {
    const cell = (target as Element).closest<HTMLElement>('[data-place]');
    const next = Number(cell?.dataset.place);
    setInside(true);
    if (cell === null || next === wanted.current) return;
    wanted.current = null;
    setCurrent(next);
    onPlace?.(next);
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a table has no rows that are not drawn */}
      <div
        ref={root}
        role="grid"
        aria-label={label}
        aria-rowcount={rows}
        aria-colcount={columns}
        tabIndex={-1}
        data-part="game-grid"
        onKeyDown={handleKey}
        onFocus={({ target }) => handleFocus(target)}
        onBlur={({ relatedTarget, currentTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setInside(false);
        }}
      >
        {virtualizer.getVirtualItems().map(({ index, start }) => (
          <GameRow
            key={index}
            row={index}
            columns={columns}
            total={total}
            offset={start - top}
            stop={Math.floor(stop / columns) === index ? stop : null}
            tileAt={tileAt}
          />
        ))}
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}

type Virtualizer = ReturnType<typeof useWindowVirtualizer>;

/** Rows of another height or length: what stood at the head of the window stands there again. */
function useKeptPlace(virtualizer: Virtualizer, firstPlace: number, columns: number, pitch: number): void {
  const kept = useRef({ place: firstPlace, columns, pitch });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the virtualizer is one object for good
  useLayoutEffect(() => {
    const { place, ...before } = kept.current;
    if (before.columns === columns && before.pitch === pitch) {
      kept.current = { place: firstPlace, columns, pitch };
      return;
    }
    kept.current = { place, columns, pitch };
    virtualizer.measure();
    if (place > 0) virtualizer.scrollToIndex(Math.floor(place / columns), { align: 'start' });
  }, [firstPlace, columns, pitch]);
}

interface GameRowProps {
  /** From 0. */
  readonly row: number;
  readonly columns: number;
  readonly total: number;
  /** From the grid's head, in CSS pixels. */
  readonly offset: number;
  /** The place in it that the tab key reaches; null: in another row. */
  readonly stop: number | null;
  readonly tileAt: TileAt;
}

/** Drawn once while the page is scrolled. */
const GameRow = memo(function GameRow({ row, columns, total, offset, stop, tileAt }: GameRowProps) {
  const root = useRef<HTMLUListElement>(null);
  const { tile } = useBrand().layout;
  const from = row * columns;
  const count = Math.min(columns, total - from);
  useLayoutEffect(() => {
    // Not moved by a transform: edges that stand between two pixels would be blurred, the more the further down the page.
    if (root.current) root.current.style.top = `${offset}px`;
  }, [offset]);
  return (
    <Row as="div" ref={root} role="row" aria-rowindex={row + 1} data-tile={tile}>
      {Array.from({ length: count }, (_, column) => {
        const place = from + column;
        return (
          <Cell
            as="div"
            key={place}
            role="gridcell"
            aria-colindex={column + 1}
            tabIndex={-1}
            data-place={place}
          >
            {tileAt(place, place === stop ? 0 : -1) ?? <Skeleton shape="tile" />}
          </Cell>
        );
      })}
    </Row>
  );
});
