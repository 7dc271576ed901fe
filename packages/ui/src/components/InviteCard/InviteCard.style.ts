import styled from 'styled-components';
import { figure } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';

/** Its own width decides, not the page's: it may stand in a column or span the page. */
export const Root = styled.section`
  container-type: inline-size;
  min-width: 0;
  border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
  border-radius: ${vars.radius.lg};
  background: ${vars.color.surface1};
  box-shadow: ${vars.shadow.raised};
`;

export const Inner = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s5};
  padding: ${vars.space.s5};
  @container (min-width: 40rem) {
    padding: ${vars.space.s8};
  }
`;

export const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s2};
`;

export const Title = styled.h2`
  display: grid;
  gap: ${vars.space.s1};
  font-size: ${vars.text.lg};
`;

export const Reward = styled.span`
  color: ${vars.color.accentText};
  font-size: clamp(1.75rem, 10cqi, 3rem);
  line-height: 1.1;
  ${figure}
  &[data-size='long'] {
    font-size: clamp(1.1rem, 7.5cqi, 2.5rem);
  }
`;

export const Text = styled.p`
  max-width: 56ch;
  color: ${vars.color.textMuted};
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
  > [data-part='button'] {
    @container (min-width: 40rem) {
      justify-self: start;
    }
  }
`;

export const First = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${vars.space.s4};
  padding-top: ${vars.space.s5};
  border-top: 1px solid ${vars.color.line};
  > :is(img, svg) {
    width: 88px;
    height: auto;
    border-radius: ${vars.radius.md};
  }
  strong {
    display: block;
    font-weight: ${vars.weight.strong};
  }
  p {
    color: ${vars.color.textMuted};
    font-size: ${vars.text.sm};
  }
`;

/** As high as what has come of it will be. */
export const ResultsRoom = styled.div`
  && > [data-shape='block'] {
    height: 8rem;
  }
`;

/** Tiles on a card are one step up, and two of them fit beside each other on a phone. */
export const Counts = styled.div`
  [data-part='stat-tiles'] > div {
    flex-basis: 6.5rem;
    padding: ${vars.space.s3};
    background: ${vars.color.surface2};
    box-shadow: none;
  }
  dd {
    font-size: clamp(1rem, 6cqi, ${vars.text.xl});
  }
`;
