import { type Shown, stepsFit } from './steps.ts';

export interface ToolbarNoteProps {
  readonly shown: Shown;
}

/** Above a story with steps, where the toolbar says something that these are not written for. */
export function ToolbarNote({ shown }: ToolbarNoteProps) {
  if (stepsFit(shown)) return null;
  return (
    <p className="toolbar-note">The steps are not run: they are written for the story as it is by itself.</p>
  );
}
