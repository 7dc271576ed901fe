import { Heading, Markdown, Source, Title } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { PartCost } from './PartCost.tsx';
import { type Written, writtenOf } from './page/guides.ts';
import { Playground } from './page/Playground.tsx';
import { PropsTables } from './page/PropsTables.tsx';
import { States } from './page/States.tsx';
import { usePage } from './page/story-context.ts';
import { TokensTable } from './page/TokensTable.tsx';
import { isFoundation, partOfFile } from './part-of-file.ts';
import { pageOfFile } from './part-pages.ts';
import { componentsOfFile } from './part-props.ts';

const nothingWritten = Promise.resolve<Written>({ status: null, guide: null, snippet: null });

/** The page of a part or screen: what it is, to try it, when to take it, how to write it, its states, and what it is made of. */
export default function DocsPage() {
  const { file, stories, playground, isFramed } = usePage();
  const part = partOfFile(file);
  const { status, guide, snippet } = use(part === undefined ? nothingWritten : writtenOf(part));
  const components = componentsOfFile(file);
  if (isFoundation(file)) {
    return (
      <>
        <Title />
        {components[0] && <Markdown>{components[0].sentence}</Markdown>}
        <States stories={stories} sources={{}} />
      </>
    );
  }
  const { tokens, stories: sources } = pageOfFile(file) ?? { tokens: [], stories: {} };
  return (
    <>
      <Title />
      {status && (
        <p className="part-status" data-status={status}>
          {status}
        </p>
      )}
      {components[0] && <Markdown>{components[0].sentence}</Markdown>}
      {playground && (
        <Playground
          story={playground}
          source={sources[playground.id]}
          hasControls={(components[0]?.props.length ?? 0) > 0}
          isFramed={isFramed}
        />
      )}
      {guide && <Markdown>{guide}</Markdown>}
      {snippet && (
        <>
          <Heading>Snippet</Heading>
          <Source code={snippet} language="tsx" />
        </>
      )}
      <Heading>States</Heading>
      <States stories={stories.filter(({ name }) => name !== 'Playground')} sources={sources} />
      <PropsTables components={components} />
      <Heading>Tokens it reads</Heading>
      {playground && tokens.length > 0 ? (
        <TokensTable tokens={tokens} story={playground} />
      ) : (
        <p>None itself: the parts that it is made of have their own.</p>
      )}
      {part && <PartCost part={part} />}
    </>
  );
}
