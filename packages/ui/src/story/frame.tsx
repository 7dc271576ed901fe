import type { ReactNode } from 'react';
import { SiteFooter } from '../screens/site/SiteFooter/SiteFooter.tsx';
import { sampleFooter } from '../screens/site/SiteFooter/site-footer.fixtures.ts';
import { SiteFrame, type SiteFrameProps } from '../screens/site/SiteFrame/SiteFrame.tsx';
import type { FrameSession } from '../screens/site/SiteFrame/SiteFrame.view.ts';
import { type StorySample, useStorySample } from './sample.ts';

/** The frame as a member of the demonstration site sees it: for stories that show a whole page. */
export const sampleFrame: Omit<SiteFrameProps, 'children'> = {
  view: { kind: 'member', wallet: { kind: 'ready', balance: 128_450, isStale: false } },
  current: 'home',
  footer: <SiteFooter {...sampleFooter} />,
};

export interface InFrameProps extends Partial<SiteFrameProps> {
  readonly children: ReactNode;
}

/** Who is looking, as the toolbar says. Money is asked for only where there is some: what is not asked for is greyed on the toolbar. */
export function sampleSession(sample: StorySample, own: FrameSession): FrameSession {
  const { session } = sample;
  const isMember = session === 'member' || (session === null && own.kind === 'member');
  if (!isMember) return session === 'guest' ? { kind: 'guest' } : own;
  const { money } = sample;
  if (money !== null) {
    return { kind: 'member', wallet: { kind: 'ready', balance: money.balance, isStale: false } };
  }
  return own.kind === 'member' ? own : sampleFrame.view;
}

/** A screen in the frame it is seen in; the frame follows the toolbar's money and session. */
export function InFrame({ children, ...overrides }: InFrameProps) {
  const sample = useStorySample();
  const props = { ...sampleFrame, ...overrides };
  return (
    <SiteFrame {...props} view={sampleSession(sample, props.view)}>
      {children}
    </SiteFrame>
  );
}
