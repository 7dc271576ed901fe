import type { ActivityRule } from '@fortuna/domain/model/promotions-activities.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { vars } from '../../../theme/vars.ts';
import { AbuseNote } from '../parts/AbuseNote.tsx';
import { useConditionItems } from '../parts/Conditions.tsx';

export interface LevelFactsProps {
  /** What the activity asks for and gives. */
  readonly rule: ActivityRule;
  /** The rule in the player's own numbers. Left out: it is said elsewhere. */
  readonly example?: ReactNode;
}

/** How wide what is said beside the row of facts is. */
export const factNote = '14rem';

/** On a tall label it is lines, with a seam between them. */
const onLabel = 'facts (max-width: 26rem)';

const Place = styled.section`
  min-width: 0;
  container: facts / inline-size;
`;

/** The example has a row of its own. */
const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s2} ${vars.space.s6};
  font-size: ${vars.text.sm};
  line-height: 1.45;
  @container ${onLabel} {
    gap: ${vars.space.s3};
    > h2 {
      text-align: center;
    }
  }
  @container facts (min-width: 52rem) {
    grid-template-columns: minmax(0, 1fr) ${factNote};
    > h2,
    > p:not(:last-child) {
      grid-column: 1 / -1;
    }
  }
`;

const Title = styled.h2`
  font-size: ${vars.text.md};
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${vars.space.s3} ${vars.space.s5};
  @container ${onLabel} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    border-block: 1px dashed ${vars.color.lineStrong};
  }
  @container facts (min-width: 44rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Fact = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
  > dt {
    color: ${vars.color.textMuted};
  }
  > dd {
    font-weight: ${vars.weight.medium};
  }
  &[data-strong] > dd {
    font-weight: ${vars.weight.strong};
  }
  @container ${onLabel} {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${vars.space.s3};
    padding-block: ${vars.space.s2};
    & + & {
      border-block-start: 1px dashed ${vars.color.line};
    }
  }
  /* In letters twice as large. */
  @container facts (max-width: 13rem) {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
`;

const Note = styled.p`
  color: ${vars.color.textMuted};
  > a {
    white-space: nowrap;
  }
`;

/** What binds in short as a row of facts, like the small print of a coupon, or line by line on a tall label (requirement BONUS-08); the same as `Conditions`. */
export function LevelFacts({ rule, example }: LevelFactsProps) {
  const { t } = useTranslation('promotions');
  return (
    <Place data-part="conditions">
      <Sheet>
        <Title>{t('conditions.title')}</Title>
        {example !== undefined && <p>{example}</p>}
        <Facts>
          {useConditionItems(rule).map(({ id, label, value, isStrong }) => (
            <Fact key={id} data-strong={isStrong ? '' : undefined}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Fact>
          ))}
        </Facts>
        <Note>
          <AbuseNote />
        </Note>
      </Sheet>
    </Place>
  );
}
