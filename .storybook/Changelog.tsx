import { Heading, Markdown } from '@storybook/addon-docs/blocks';

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

interface Change {
  readonly kind: string | undefined;
  readonly text: string;
}

/** A changeset: between lines of dashes the packages that it is about, below them what it says to their users. */
function changeOf(file: string): Change {
  const [, head = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
  return { kind: new RegExp(`"${kit}": (\\w+)`).exec(head)?.[1], text: text.trim() };
}

const changes = Object.values(waiting).map(changeOf);

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
            <Markdown>{texts.join('\n\n')}</Markdown>
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
