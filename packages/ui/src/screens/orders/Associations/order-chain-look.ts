import styled from 'styled-components';
import { figure, surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';

/** The width of a sign, which the line of the chain runs through. */
const sign = '40px';

/** Cards with a chain inside, the indented lines of an account, or stickers that hang on each other. */
export const Chain = styled.article`
  display: grid;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};
  padding: ${vars.space.s4};
  ${surface}

  &[data-look='ledger'] {
    padding-inline: 0;
    border-width: 0 0 1px;
    border-color: ${vars.color.lineStrong};
    border-radius: 0;
    background: none;
  }
  &[data-look='stickers'] {
    padding: 0;
    border: 0;
    background: none;
    box-shadow: none;
  }
`;

export const Links = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};
`;

export const Link = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};
  margin-inline-start: calc(${sign} / 2);
  padding-inline-start: calc(${sign} / 2 + ${vars.space.s2});

  /* From the order down, and across to the link; the last one ends there. */
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-inline-start: -1px;
    border: 0 solid ${vars.color.lineStrong};
  }
  &::before {
    top: calc(-1 * ${vars.space.s3});
    bottom: 0;
    border-inline-start-width: 2px;
  }
  &:last-child::before {
    bottom: auto;
    height: calc(${sign} / 2 + ${vars.space.s3});
  }
  &::after {
    top: calc(${sign} / 2);
    width: calc(${sign} / 2);
    border-top-width: 2px;
  }
  [data-look='ledger'] &::before,
  [data-look='ledger'] &::after {
    border-style: dotted;
    border-color: ${vars.color.edge};
  }
  [data-look='stickers'] &::before,
  [data-look='stickers'] &::after {
    border-color: ${vars.color.accent};
  }
`;

/** Sign, words and amount; the amount goes below where there is no room. */
export const Line = styled.div`
  display: grid;
  grid-template-columns: ${sign} minmax(0, 1fr);
  gap: 0 ${vars.space.s3};

  [data-look='stickers'] & {
    padding: ${vars.space.s2};
    border: ${vars.size.edge} solid ${vars.color.edge};
    background: ${vars.color.surface1};
  }
`;

export const Sign = styled.span`
  display: grid;
  place-items: center;
  width: ${sign};
  height: ${sign};
  border-radius: ${vars.radius.round};
  background: ${vars.color.surface3};
  color: ${vars.color.second};
`;

export const Words = styled.div`
  display: grid;
  align-content: center;
  min-width: 0;
  min-height: ${sign};

  h2,
  h3 {
    font-family: ${vars.font.body};
    font-size: ${vars.text.md};
    letter-spacing: normal;
  }
  /* The order leads, what came of it follows. */
  h2,
  h2 > a {
    font-weight: ${vars.weight.strong};
  }
  /* Its target lies over the lines around it. */
  h2 > a {
    margin-block: calc((1lh - ${vars.size.target}) / 2);
  }
  h3 {
    font-weight: ${vars.weight.medium};
  }
  time {
    color: ${vars.color.textMuted};
    font-size: ${vars.text.xs};
  }
`;

export const BillNo = styled.span`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.xs};
  overflow-wrap: anywhere;
  unicode-bidi: isolate;
`;

export const Amount = styled.strong`
  grid-column: 2;
  ${Links} & {
    font-family: ${vars.font.body};
    font-weight: ${vars.weight.medium};
  }
  font-family: ${vars.font.display};
  font-weight: ${vars.weight.display};
  ${figure}
`;

export const Facts = styled.p`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${vars.space.s2};
  margin-inline-start: calc(${sign} + ${vars.space.s3});
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  overflow-wrap: anywhere;

  /* In the sticker that it belongs to. */
  [data-look='stickers'] & {
    margin: calc(-1 * ${vars.space.s3}) 0 0;
    padding: ${vars.space.s3};
    border: ${vars.size.edge} solid ${vars.color.edge};
    border-top: 0;
    background: ${vars.color.surface1};
  }
  > [data-part='progress'] {
    width: 100%;
    max-width: 28rem;
  }
`;
