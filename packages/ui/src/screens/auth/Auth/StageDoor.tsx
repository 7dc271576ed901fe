import { desktopWindow, useMedia } from '../../../components/use-media.ts';
import { DoorArt, type DoorProps, DoorSign } from './door-parts.tsx';
import { Ground, Panel, Sheet } from './StageDoor.style.ts';

/** The picture is the ground, and the form a panel at its end, as high as it is. */
export function StageDoor({ mode, children }: DoorProps) {
  const isRoomy = useMedia(desktopWindow);
  return (
    <Sheet data-mode={mode}>
      <Ground data-part="ground">
        {isRoomy ? (
          <>
            <DoorArt mode={mode} shape="square" />
            <DoorArt mode={mode} shape="tall" />
          </>
        ) : (
          <DoorSign />
        )}
      </Ground>
      <Panel>{children}</Panel>
    </Sheet>
  );
}
