import { formatHex, formatHex8, parse } from 'culori';
import styled from 'styled-components';
import { useBrand } from '../../theme/brand-context.ts';
import { tokenProperty } from '../../theme/contract.ts';
import { tokensOfBrand } from '../brand-tokens.ts';
import { CopyText } from './CopyText.tsx';

const Lines = styled.span`
  display: grid;
  justify-items: start;
`;

/** What a screen shows of a colour: `#ffb938`, with its transparency where it has one. */
export function hexOf(color: string): string | null {
  const parsed = parse(color);
  if (!parsed) return null;
  return (parsed.alpha ?? 1) < 1 ? formatHex8(parsed) : formatHex(parsed);
}

/** 1rem is 16 px unless the player has set the browser otherwise. */
function pixelsOf(value: string): string | null {
  const rem = /^([\d.]+)rem$/.exec(value)?.[1];
  return rem === undefined ? null : `${Number(rem) * 16}px`;
}

export interface TokenTextProps {
  readonly group: string;
  readonly name: string;
}

/** A role's property and its value in the brand on the screen, each to be copied; colours as a screen shows them, too, lengths in pixels. */
export function TokenText({ group, name }: TokenTextProps) {
  const { id } = useBrand();
  const value = tokensOfBrand(id)[group]?.[name] ?? '';
  const also = group === 'color' ? hexOf(value) : pixelsOf(value);
  return (
    <Lines>
      <CopyText>{tokenProperty(group, name)}</CopyText>
      {value !== '' && <CopyText>{value}</CopyText>}
      {also !== null && <CopyText>{also}</CopyText>}
    </Lines>
  );
}
