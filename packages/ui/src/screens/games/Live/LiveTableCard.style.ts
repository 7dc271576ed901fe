import styled from 'styled-components';
import { media } from '../../../theme/media.ts';
import { clampedToTwoLines, figures, surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';

export const Root = styled.li`
  display: grid;
  /* Beside the wheel a phone has room for how the table stands in one line. */
  grid-template: auto 1fr / clamp(5.5rem, 32vw, 8.5rem) minmax(0, 1fr);
  align-items: center;
  gap: ${vars.space.s3};
  padding: ${vars.space.s4};
  ${surface}

  &[data-state='offline'] [data-part='roulette-wheel'],
  &[data-state='full'] [data-part='roulette-wheel'] {
    opacity: 0.55;
  }
  ${media.wide} {
    /* Names of a row stand on one line. */
    align-items: start;
    &[data-featured] {
      grid-template: 1fr auto / minmax(0, 14rem) minmax(0, 1fr);
      align-items: center;
      gap: ${vars.space.s4} ${vars.space.s6};
      > [data-part='roulette-wheel'] {
        grid-row: 1 / 3;
      }
    }
  }
  ${media.desktop} {
    &[data-featured] {
      /* Next to the name, without a hole, what is there to know. */
      grid-template: auto / minmax(0, 15rem) fit-content(24rem) minmax(20rem, 1fr);
      gap: ${vars.space.s8};
      padding: ${vars.space.s6};
      > [data-part='roulette-wheel'] {
        grid-row: auto;
      }
    }
  }
  @media (min-width: 1500px) {
    /* Four in a row: how a table stands is said in one line there too. */
    &:not([data-featured]) {
      grid-template-columns: 6.5rem minmax(0, 1fr);
    }
  }
`;

export const Body = styled.div`
  display: grid;
  gap: ${vars.space.s3};
  min-width: 0;
`;

export const Name = styled.h2`
  font-size: ${vars.text.lg};
  ${clampedToTwoLines}
  [data-featured] & {
    ${media.desktop} {
      font-size: ${vars.text.xxl};
    }
  }
`;

export const Provider = styled.p`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  unicode-bidi: isolate;
`;

export const Standing = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space.s2};
  font-size: ${vars.text.sm};
  color: ${vars.color.textMuted};
`;

export const Seconds = styled.span`
  ${figures}
`;

export const Facts = styled.dl`
  display: grid;
  gap: ${vars.space.s1};
  font-size: ${vars.text.sm};

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${vars.space.s3};
  }
  dt {
    color: ${vars.color.textMuted};
    font-size: ${vars.text.xs};
  }
  dd {
    font-weight: ${vars.weight.medium};
    ${figures}
  }
  [data-featured] & {
    ${media.wide} {
      display: flex;
      flex-wrap: wrap;
      gap: ${vars.space.s1} ${vars.space.s8};
      font-size: ${vars.text.md};
      > div {
        display: block;
      }
    }
  }
`;

/** Where no number has come: what stands above is on the line of its neighbours. */
export const NoNumbers = styled.div`
  height: 1.75rem;
  ${media.phone} {
    display: none;
  }
`;

/** Below the wheel too, where the card is narrow. */
export const Wide = styled.div`
  display: grid;
  gap: ${vars.space.s3};
  grid-column: 1 / -1;
  /* The ways to the tables of a row stand at one height. */
  align-self: end;
  [data-featured] & {
    ${media.wide} {
      grid-column: 2;
    }
    ${media.desktop} {
      grid-column: 3;
      align-self: center;
    }
  }
`;
