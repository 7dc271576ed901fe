import { formatMoneyPlain } from '@fortuna/domain/money.ts';
import styled from 'styled-components';
import { MoneyField } from '../../../../components/MoneyField/MoneyField.tsx';
import { Skeleton } from '../../../../components/Skeleton/Skeleton.tsx';
import { media } from '../../../../theme/media.ts';
import { vars } from '../../../../theme/vars.ts';
import { figureWide } from '../cashier-looks.ts';
import { figureSize } from '../figure-size.ts';
import type { MoneyAmountProps } from '../money-form-parts.ts';
import { AmountRack, Tray } from './AmountRack.tsx';
import { besideFelt, felt, feltWide, oval, round } from './chip-looks.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
  container: chips-amount / inline-size;
`;

const Table = styled.div`
  ${felt}
  overflow: clip;
  @container chips-amount (min-width: ${besideFelt}) {
    display: grid;
    align-items: center;
    &:has(> :nth-child(2)) {
      grid-template-columns: ${feltWide} minmax(0, 1fr);
    }
    > :nth-child(2) {
      align-self: stretch;
    }
  }
`;

/** The place on the table that money is put down in: the field, with all that is said of it. */
const Place = styled.div`
  ${oval}
  /* Figures are as large as the place bears, which is only a part of the table with room. */
  container-type: inline-size;
  width: calc(100% - 2 * ${vars.space.s6});
  max-width: 46rem;
  margin: ${vars.space.s4} auto;
  padding: ${vars.space.s2} ${vars.space.s4};
  text-align: center;
  ${media.phone} {
    width: calc(100% - 2 * ${vars.space.s4});
    margin-block: ${vars.space.s3};
    padding: ${vars.space.s1} ${vars.space.s2};
  }

  && [data-part='field'] {
    gap: ${vars.space.s1};
    ${media.phone} {
      gap: 0;
    }
  }
  && [data-part='field'] > * {
    margin-inline: 0;
  }
  /* All that is said has a line of its own: what there is to take from stands below the figure, over what is allowed. */
  && [data-part='frame'],
  && [data-part='label-row'] {
    display: contents;
  }
  [data-part='label'] {
    font-size: ${vars.text.sm};
    line-height: 1.35;
  }
  [data-part='error'] {
    order: 1;
    justify-content: center;
  }
  [data-part='note'] {
    order: 2;
    color: ${vars.color.text};
    font-size: ${vars.text.sm};
    font-weight: ${vars.weight.medium};
    line-height: 1.35;
  }
  [data-part='hint'] {
    order: 3;
    line-height: 1.35;
  }
  /* Clear of the round ends, on as many lines as that takes. */
  [data-part='label'],
  [data-part='note'],
  [data-part='hint'] {
    padding-inline: ${vars.space.s2};
    text-wrap: balance;
  }
  [data-part='hint'] {
    @container (max-width: 22rem) {
      font-size: ${vars.text.xs};
    }
  }
  && [data-part='money'] {
    justify-content: center;
    padding: 0;
    border: 0;
    border-radius: ${round};
    background: none;
    /* The whole place has the ring. */
    outline: 0;
    font-size: var(--figure);
    > span {
      color: inherit;
      font-size: 0.4em;
    }
    > input {
      ${figureWide}
      min-height: max(1em, ${vars.size.target});
      font-size: inherit;
      line-height: 1;
      text-align: center;
      /* Read as well as what is typed, which is a little brighter. */
      &::placeholder {
        color: color-mix(in oklab, ${vars.color.text} 84%, ${vars.color.secondSoft});
      }
    }
  }
  &:has([data-part='money'] > input:focus) {
    outline: 3px solid ${vars.color.focus};
    outline-offset: -2px;
  }
  &:has([aria-invalid='true']:focus) {
    outline-color: ${vars.color.danger};
  }
  &:has([aria-invalid='true']) {
    --oval: ${vars.color.danger};
  }
  --figure: clamp(2rem, 16.5cqi, 3.75rem);
  &[data-size='middle'] {
    --figure: clamp(1.75rem, 13cqi, 3.5rem);
  }
  &[data-size='long'] {
    --figure: clamp(1.5rem, 11cqi, 3.25rem);
  }
  &[data-size='huge'] {
    --figure: clamp(1rem, 8cqi, 3rem);
  }
`;

/** A table: the place that the amount stands in, and the tray of chips at its edge. */
export function ChipsAmount({ quick, children, ...field }: MoneyAmountProps) {
  const { value, language } = field;
  return (
    <Root>
      <Table data-part="table">
        {/* A round place is no wide form. */}
        <Place data-part="place" data-names="above" data-size={figureSize(formatMoneyPlain(value, language))}>
          <MoneyField {...field} />
        </Place>
        {quick !== null && quick.chips.length > 0 && (
          <AmountRack {...quick} value={value} language={language} />
        )}
      </Table>
      {children}
    </Root>
  );
}

const Bones = styled(Place)`
  display: grid;
  justify-items: center;
  gap: ${vars.space.s3};
  border-style: dashed;
`;

/** The same on its way. */
export function ChipsAmountSkeleton() {
  return (
    <Root>
      <Table>
        <Bones>
          <Skeleton width="third" />
          <Skeleton shape="control" width="half" />
          <Skeleton width="half" />
        </Bones>
        <Tray as="div">
          {[1, 2, 3, 4, 5, 6].map((place) => (
            <Skeleton key={place} shape="circle" />
          ))}
        </Tray>
      </Table>
    </Root>
  );
}
