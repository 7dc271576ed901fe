import { createElement, useState } from 'react';
import { Select } from 'storybook/internal/components';
import { useChannel, useGlobals, useGlobalTypes, useStorybookState } from 'storybook/manager-api';
import { idleReasons, type Tool, type ToolType, tellFollowed } from './toolbar-tools.ts';

/** What is shown has a use for these; null as long as nothing has been shown. */
function useFollowed(): readonly Tool[] | null {
  const [followed, setFollowed] = useState<readonly Tool[] | null>(null);
  useChannel({ [tellFollowed]: setFollowed });
  const { index, storyId } = useStorybookState();
  const entry = index?.[storyId];
  const isGuide = entry !== undefined && 'tags' in entry && entry.tags.includes('unattached-mdx');
  return isGuide ? [] : followed;
}

export interface ToolbarToolProps {
  readonly name: Tool;
}

/**
 * A choice on the toolbar, greyed where what is shown has no use for it or says itself how it is shown; its tooltip says why. Without JSX:
 * Storybook's manager has a React of its own, and elements of ours are none of it.
 */
export function ToolbarTool({ name }: ToolbarToolProps) {
  const [globals, updateGlobals, storyGlobals] = useGlobals();
  const type = useGlobalTypes()[name] as ToolType | undefined;
  const followed = useFollowed();
  if (!type) return null;
  const { description, tool } = type;
  const isIdle = followed?.includes(name) === false;
  const reason = name in storyGlobals ? 'the story says it itself' : isIdle ? idleReasons[name] : null;
  const label = reason === null ? description : `${description}: ${reason}`;
  return createElement(Select, {
    // The chosen one is read when it is made.
    key: String(globals[name]),
    ariaLabel: label,
    tooltip: label,
    disabled: reason !== null,
    defaultOptions: [String(globals[name])],
    options: tool.items.map(({ value, title }) => ({ value, title })),
    onSelect: (value) => updateGlobals({ [name]: value }),
    icon: createElement(
      'svg',
      { viewBox: '0 0 24 24', width: 14, height: 14, 'aria-hidden': true },
      createElement('use', { href: `#line-${tool.icon}` }),
    ),
  });
}
