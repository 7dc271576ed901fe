import { VipBadgeArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { OfferFigure } from '../../../components/PromoCard/OfferFigure.tsx';
import { Bonus, Edge, Level, Name, Paper, Place, Tags } from './LevelTags.style.ts';
import type { LevelListProps } from './level-list-props.ts';

/** A tag for each level along a cord, or below rails, lowest first; it is lit up to where the member stands. */
export function LevelTags({ label, rows }: LevelListProps) {
  return (
    <Place>
      <Tags aria-label={label} data-part="level-tags">
        {rows.map(({ id, level, name, bonus, isSum, state, claim }) => (
          <Level key={id} data-reached={state === undefined || state === 'locked' ? undefined : ''}>
            <Edge data-part="edge">
              <Paper data-part="tag" data-state={state}>
                <VipBadgeArt level={level} />
                <Name>{name}</Name>
                <Bonus>{isSum ? <OfferFigure figure={bonus} /> : bonus}</Bonus>
                {claim}
              </Paper>
            </Edge>
          </Level>
        ))}
      </Tags>
    </Place>
  );
}
