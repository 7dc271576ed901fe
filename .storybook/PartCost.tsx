import { Heading } from '@storybook/addon-docs/blocks';
import { kilobytes, partCosts } from './part-costs.ts';

/** On a part's page: what it costs, alone. Nothing for what has not been measured. */
export function PartCost({ part }: { readonly part: string }) {
  const cost = partCosts?.parts[part];
  if (!cost) return null;
  return (
    <>
      <Heading>Cost</Heading>
      <p>
        <strong>{kilobytes(cost.first)}</strong> of JavaScript (brotli), bundled alone with all parts it is
        made of
        {cost.later > 0 && `; up to ${kilobytes(cost.later)} more only when it is needed`}. All of them:
        Foundations, Part costs.
      </p>
    </>
  );
}

/** All measured parts, the most expensive first. */
export function PartCostTable() {
  if (!partCosts) return <p>Not measured yet: run `npm run storybook` or `npm run build:storybook`.</p>;
  const rows = Object.entries(partCosts.parts).sort(([, one], [, other]) => other.first - one.first);
  return (
    <table>
      <thead>
        <tr>
          <th>Part</th>
          <th>With the part</th>
          <th>When needed, up to</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, { first, later }]) => (
          <tr key={name}>
            <td>{name}</td>
            <td>{kilobytes(first)}</td>
            <td>{later > 0 && kilobytes(later)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function BaseCost() {
  return <>{partCosts ? kilobytes(partCosts.base) : 'not measured'}</>;
}
