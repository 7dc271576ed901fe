import {
  type PictureChoice as Choice,
  getProfilePicture,
  setProfilePicture,
} from '@fortuna/api/calls/account.ts';
import type { ProfilePicture, ProfilePictureLists } from '@fortuna/domain/model/account.ts';
import { PicturePanel, type PictureSaving } from '@fortuna/ui/screens/account/Profile/PicturePanel.tsx';
import { mapLoadable } from '@fortuna/ui/screens/page/loadable.ts';
import { useState } from 'react';
import { serverPicture } from '../../platform/server-picture.ts';
import { usePublicRead } from '../../platform/use-public-read.ts';
import { useWrite } from '../../platform/use-write.ts';
import { pictures } from './account.reads.ts';

export interface PictureChoiceProps {
  readonly memberId: number;
  /** Of the picture that the member has, as the server knows it; null for none. */
  readonly ownUrl: string | null;
}

/** Where a picture is shown from; the server may stand elsewhere, and what may not be shown from there is not offered. */
function shownOf(pictures: readonly ProfilePicture[]): readonly ProfilePicture[] {
  return pictures.flatMap(({ id, url }) => {
    const shown = serverPicture(url);
    return shown === null ? [] : [{ id, url: shown }];
  });
}

function shownLists({ male, female }: ProfilePictureLists): ProfilePictureLists {
  return { male: shownOf(male), female: shownOf(female) };
}

/** The pictures, read when somebody wants to choose; what has been pressed counts as chosen until the server says otherwise. */
export function PictureChoice({ memberId, ownUrl }: PictureChoiceProps) {
  const offered = usePublicRead(pictures);
  const [pressed, setPressed] = useState<Choice | null>(null);
  const save = useWrite((api, choice: Choice) => setProfilePicture(api, choice), {
    operation: 'setProfilePicture',
    isDone: async (api, { url }) => (await getProfilePicture(api, memberId)) === url,
  });

  /** As the server knows it. */
  function given(id: ProfilePicture['id']): ProfilePicture | undefined {
    if (offered.kind !== 'ready') return undefined;
    const { female, male } = offered.content;
    return [...female, ...male].find((picture) => picture.id === id);
  }

  function choose(choice: Choice): void {
    setPressed(choice);
    save.send(choice);
  }

  function saving(): PictureSaving {
    if (save.problem !== null) return { kind: 'failed', problem: save.problem };
    if (save.state === 'idle') return { kind: 'none' };
    return { kind: save.state === 'sending' ? 'saving' : 'saved' };
  }

  return (
    <PicturePanel
      view={mapLoadable(offered, shownLists)}
      chosenUrl={serverPicture(save.problem === null ? (pressed?.url ?? ownUrl) : ownUrl)}
      saving={saving()}
      onChoose={({ id }) => {
        const chosen = given(id);
        if (chosen) choose({ memberId, url: chosen.url });
      }}
      onSendAgain={() => {
        if (pressed !== null) choose(pressed);
      }}
      onStopWaiting={save.stopWaiting}
    />
  );
}
