import { css } from 'styled-components';
import { figures, surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';

const top = css`
  [data-part='top'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${vars.space.s3};
    /* The level's room to be pressed reaches over the card's own. */
    margin-block: calc(-1 * ${vars.space.s2});
    > :last-child {
      flex: none;
    }
    /* Narrow faces have narrow spaces: between capitals and a figure they are none. */
    [data-part='badge'] {
      word-spacing: 0.12em;
    }
  }
`;

const balance = css`
  [data-part='balance'] {
    display: grid;
    gap: 2px;
    > span {
      font-size: ${vars.text.sm};
    }
    > strong {
      font-family: ${vars.font.display};
      font-size: clamp(1.5rem, 10cqi, 2.5rem);
      font-weight: ${vars.weight.display};
      letter-spacing: ${vars.lettering.display};
      line-height: 1.15;
      ${figures}
    }
    &[data-long] > strong {
      font-size: clamp(1rem, 6.2cqi, 1.75rem);
    }
    > p {
      display: flex;
      align-items: center;
      gap: ${vars.space.s1};
      font-size: ${vars.text.sm};
    }
  }
`;

/** On the card's ground, which is the brand's second colour. */
const person = css`
  [data-part='change'] {
    background: ${vars.color.onSecond};
    color: ${vars.color.second};
  }
`;

/** The card, what it is changed by, and the row of what one does with it. */
export const headLook = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: space-between;
  gap: ${vars.space.s4};
  ${top}
  ${balance}
  ${person}
  [data-part='disc'] > [data-part='icon'] {
    width: 32px;
    height: 32px;
    padding: 0;
  }
  > [data-part='pictures'] {
    padding: ${vars.space.s4};
    ${surface}
  }
`;
