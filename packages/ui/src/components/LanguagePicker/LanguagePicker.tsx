import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import type { LanguageOption } from '../../theme/language-option.ts';
import { vars } from '../../theme/vars.ts';
import { Icon } from '../Icon/Icon.tsx';

export const languagePickerStates = [
  'TwoLanguages',
  'ManyLanguages',
  'Pictured',
  'PictureFails',
  'LongText',
] as const;

export interface LanguagePickerProps {
  /** Names the list, which shows no label: "Idioma". */
  readonly label: string;
  /** What the site offers, each under the name it has for itself. */
  readonly options: readonly LanguageOption[];
  /** The site's code of the language in use. */
  readonly value: string;
  /** Gets the code of the language chosen; the site reloads in it. */
  readonly onChange: (value: string) => void;
}

const Root = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  border-radius: ${vars.radius.pill};
  background: ${vars.color.surface1};
  color: ${vars.color.text};
  border: ${vars.size.edge} solid ${vars.color.controlEdge};

  & > svg {
    position: absolute;
    pointer-events: none;
    color: ${vars.color.textMuted};
  }
  & > svg:first-child {
    left: ${vars.space.s3};
  }
  & > svg:last-child {
    right: ${vars.space.s3};
  }
`;

const Select = styled.select`
  min-height: ${vars.size.target};
  padding: 0 2.25rem 0 2.5rem;
  border: 0;
  border-radius: ${vars.radius.pill};
  background: transparent;
  font-size: ${vars.text.sm};
  appearance: none;
  cursor: pointer;

  &:focus-visible {
    outline: 3px solid ${vars.color.focus};
    outline-offset: 2px;
  }
  option {
    background: ${vars.color.surface2};
    color: ${vars.color.text};
  }
`;

/**
 * A closed list would choose with every arrow key and letter, and choosing reloads the page (WCAG 3.2.2): those open it instead, as they
 * do on a Mac.
 */
function openList(event: KeyboardEvent<HTMLSelectElement>): void {
  const list = event.currentTarget;
  const isChoosing = event.key.length === 1 || /^(Arrow|Home|End|Page)/.test(event.key);
  const isOpen = CSS.supports('selector(:open)') && list.matches(':open');
  if (!isChoosing || isOpen || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  list.showPicker();
}

/** The language of the whole site; a native list, since it is in the first load. */
export function LanguagePicker({ label, options, value, onChange }: LanguagePickerProps) {
  return (
    <Root data-part="language-picker">
      {options.find((option) => option.value === value)?.icon ?? <Icon name="globe" size={18} />}
      <Select
        aria-label={label}
        value={value}
        onKeyDown={openList}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.tag}>
            {option.name}
          </option>
        ))}
      </Select>
      <Icon name="chevronDown" size={16} />
    </Root>
  );
}
