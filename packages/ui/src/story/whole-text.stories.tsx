import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import { visuallyHidden } from '../theme/mixins.ts';
import { brokenTexts } from './whole-text.ts';

const Narrow = styled.p`
  width: 6rem;
  white-space: nowrap;
`;
const Cutting = styled(Narrow)`
  overflow: hidden;
`;
const Shortening = styled(Cutting)`
  text-overflow: ellipsis;
`;
const Scrolling = styled(Narrow)`
  overflow-x: auto;
`;
const Low = styled.p`
  width: 6rem;
  height: 1.5rem;
`;
const Wrapping = styled.p`
  width: 6rem;
`;
const Said = styled.p`
  ${visuallyHidden}
`;

/** For the test of stories alone: what they are looked through for is found. */
const meta = {
  title: 'Foundations/Whole text',
  tags: ['!dev', '!autodocs', '!visual'],
} satisfies Meta;
export default meta;

export const Finds: StoryObj = {
  render: () => (
    <>
      <Cutting>cut: longer than its box</Cutting>
      <Narrow>out: longer than its box</Narrow>
      <Low>low: longer than its box, by more than one line</Low>
      <Shortening>shortened: longer than its box</Shortening>
      <Wrapping>whole: longer than its box, in lines</Wrapping>
      <Scrolling tabIndex={0}>scrolled: longer than its box</Scrolling>
      <Said>said: longer than its box</Said>
    </>
  ),
  play: async ({ canvasElement }) => {
    const found = brokenTexts(canvasElement).map((fault) => fault.slice(1, 4));
    await expect(found).toEqual(['cut', 'out', 'low']);
  },
};
