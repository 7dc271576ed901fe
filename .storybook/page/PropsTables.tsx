import { Heading, Markdown, Subheading } from '@storybook/addon-docs/blocks';
import type { ComponentFact, PropFact } from '../part-props.ts';

/** What it may be: the words themselves where it is a list of them. */
function typeText({ words, type }: PropFact): string {
  return words === null || words.length === 0 ? type : words.map((word) => `'${word}'`).join(' | ');
}

function PropsTable({ component }: { readonly component: ComponentFact }) {
  const { props, inherited } = component;
  return (
    <>
      {props.length > 0 && (
        <table className="part-table">
          <thead>
            <tr>
              <th>Prop</th>
              <th>Type</th>
              <th>Left out</th>
              <th>What it means</th>
            </tr>
          </thead>
          <tbody>
            {props.map((prop) => (
              <tr key={prop.name}>
                <td>
                  <code>{prop.name}</code>
                </td>
                <td>
                  <code>{typeText(prop)}</code>
                </td>
                <td>{prop.isRequired ? 'required' : prop.fallback && <code>{prop.fallback}</code>}</td>
                <td>{prop.sentence !== '' && <Markdown>{prop.sentence}</Markdown>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {inherited.length > 0 && (
        <p>
          {props.length > 0 ? 'And what' : 'What'} <code>{inherited.join(', ')}</code> takes.
        </p>
      )}
    </>
  );
}

/** What the components of the part take, from their types and the comments in them. */
export function PropsTables({ components }: { readonly components: readonly ComponentFact[] }) {
  const [main, ...others] = components;
  if (!main || components.every(({ props, inherited }) => props.length + inherited.length === 0)) return null;
  return (
    <>
      <Heading>Props</Heading>
      {others.length > 0 && <Subheading>{main.name}</Subheading>}
      <PropsTable component={main} />
      {others.map((component) => (
        <div key={component.name}>
          <Subheading>{component.name}</Subheading>
          <Markdown>{component.sentence}</Markdown>
          <PropsTable component={component} />
        </div>
      ))}
    </>
  );
}
