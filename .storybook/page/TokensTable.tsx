import { tokensOfBrand } from '../../packages/ui/src/story/brand-tokens.ts';
import { tokenProperty } from '../../packages/ui/src/theme/contract.ts';
import { brandById } from '../brands.ts';
import { type Story, useGlobals } from './story-context.ts';

export interface TokensTableProps {
  /** `color.accent` */
  readonly tokens: readonly string[];
  /** Any one of the page, to know what the toolbar says. */
  readonly story: Story;
}

/** The roles of the theme that the part reads itself, with their values in the brand of the toolbar. */
export function TokensTable({ tokens, story }: TokensTableProps) {
  const brand = brandById(useGlobals(story).brand);
  const values = tokensOfBrand(brand.id);
  const rows = tokens.map((token) => {
    const [group = '', name = ''] = token.split('.');
    return { token, property: tokenProperty(group, name), value: values[group]?.[name] };
  });
  return (
    <>
      <p>
        Found in its styles and the mixins that it uses; the parts that it is made of have their own. Values
        of <strong>{brand.title}</strong>.
      </p>
      <table className="part-table" data-brand={brand.id}>
        <thead>
          <tr>
            <th>Token</th>
            <th>Property</th>
            <th>Value</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ token, property, value }) => (
            <tr key={token}>
              <td>
                <code>{token}</code>
              </td>
              <td>
                <code>{property}</code>
              </td>
              <td>
                {token.startsWith('color.') && (
                  <svg className="token-swatch" viewBox="0 0 16 16" aria-hidden="true">
                    <rect width="16" height="16" fill={value} />
                  </svg>
                )}
                <code>{value}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
