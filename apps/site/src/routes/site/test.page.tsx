import { AloneFrame } from '@fortuna/ui/screens/site/AloneFrame/AloneFrame.tsx';
import { HomeStart } from '@fortuna/ui/screens/site/AloneFrame/HomeStart.tsx';
import { useFrameSession } from '../../frame/use-frame-session.ts';
import { definePage } from '../define-page.tsx';
import { SelfCheck } from './self-check/SelfCheck.tsx';

/** The same self-check where the layout itself may be what does not work. */
function Test() {
  return (
    <AloneFrame start={<HomeStart />} session={useFrameSession()}>
      <SelfCheck />
    </AloneFrame>
  );
}

export const page = definePage({ path: '/test', isAlone: true }, Test);
