import { Heading, Markdown } from '@storybook/addon-docs/blocks';
import { changeOf } from './changeset.ts';

const kit = '@fortuna/ui';

const [released = ''] = Object.values(
  import.meta.glob<string>('../packages/ui/CHANGELOG.md', { query: '?raw', import: 'default', eager: true }),
);
const waiting = import.meta.glob<string>('../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What a changeset asks of the version, the most of it first. */
const kinds = {
  major: 'What breaks',
  minor: 'What is new',
  patch: 'What is mended',
} as const;

const changes = Object.values(waiting).map((file) => changeOf(file, kit));

/** What waits for the next release of the kit, below what it brings. */
export function WaitingChanges() {
  return (
    <>
      {Object.entries(kinds).map(([kind, title]) => {
        const texts = changes.filter((change) => change.kind === kind).map(({ text }) => text);
        if (texts.length === 0) return null;
        return (
          <section key={kind}>
            <Heading>{title}</Heading>
            <Markdown>{texts.map((text) => `- ${text.replaceAll('\n', '\n  ')}`).join('\n')}</Markdown>
          </section>
        );
      })}
    </>
  );
}

/** The changelog of the kit's package, without its title. */
export function Releases() {
  return <Markdown>{released.replace(/^# .*\n/, '')}</Markdown>;
}
