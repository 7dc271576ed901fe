import styled from 'styled-components';
import { VipBadgeArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { media } from '../../../theme/media.ts';
import { figure, surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { claimNews, type LevelListProps } from './level-list-props.ts';

/**
 * On phones two of them have a row. A claim's news would break its words in half of one: its medal takes the row, and so does the other
 * of the pair, so that the order holds and none stands alone.
 */
const Medals = styled.ol`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${vars.space.s3};
  @media (max-width: 600px) {
    > li:has(${claimNews}),
    > li:nth-child(odd):has(+ li ${claimNews}),
    > li:nth-child(odd):has(${claimNews}) + li {
      grid-column: 1 / -1;
    }
  }
  ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${vars.space.s4};
  }
`;

const Medal = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s2};
  align-content: start;
  justify-items: center;
  padding: ${vars.space.s4} ${vars.space.s2};
  text-align: center;
  ${surface}
  > img,
  > svg:first-child {
    width: 88px;
    height: 88px;
  }
  &[data-state='locked'] > img {
    filter: grayscale(1);
    opacity: 0.8;
  }
  &[data-state='open'] {
    background: ${vars.color.accentSoft};
  }
  /* Signs stand on the axis of the buttons beside them. */
  &:has(> :nth-child(4)) {
    grid-template-rows: auto auto auto 1fr;
    align-content: stretch;
    > [data-part='badge'] {
      align-self: center;
    }
  }
  > [data-part='claim-reward'] {
    justify-items: center;
    width: 100%;
    margin-top: ${vars.space.s1};
    text-align: start;
  }
`;

const Name = styled.p`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
`;

const Bonus = styled.p`
  font-family: ${vars.font.display};
  font-size: ${vars.text.md};
  font-weight: ${vars.weight.display};
  line-height: 1.15;
  ${figure}
  ${media.wide} {
    font-size: ${vars.text.lg};
  }
`;

/** A medal for each level with its bonus, lowest first. */
export function LevelMedals({ label, rows }: LevelListProps) {
  return (
    <Medals aria-label={label} data-part="level-medals">
      {rows.map(({ id, level, name, bonus, state, claim }) => (
        <Medal key={id} data-state={state}>
          <VipBadgeArt level={level} />
          <Name>{name}</Name>
          <Bonus>{bonus}</Bonus>
          {claim}
        </Medal>
      ))}
    </Medals>
  );
}
