import { Controls, Description, Primary, Stories, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { PartCost } from './PartCost.tsx';

/** Storybook's own page of a part, and what the part costs. */
export default function DocsPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <PartCost />
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}
