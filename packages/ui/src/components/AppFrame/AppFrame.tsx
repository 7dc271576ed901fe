import type { ReactNode } from 'react';
import styled from 'styled-components';
import { bottomBar, bottomBarProperty } from '../../theme/bottom-bar.ts';
import { useBrand } from '../../theme/brand-context.ts';
import { media } from '../../theme/media.ts';
import { pageColumn } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { Scenery } from './Scenery.tsx';

export const appFrameStates = ['Short', 'Long', 'LongText'] as const;

/** The id of the frame's `main`: where the skip link goes, and where focus goes after a change of route. */
export const mainId = 'main';

export interface AppFrameProps {
  /** Text of the link that leads past the navigation. */
  readonly skipLabel: string;
  /** Above the top bar, such as `DemoRibbon`; left out, the bar comes first. */
  readonly ribbon?: ReactNode;
  /** The `header` landmark: `TopBar`. */
  readonly topBar: ReactNode;
  /** The navigation of wide screens: `SideNav`. */
  readonly sideNav: ReactNode;
  /** The navigation of phones and tablets, last in reading order: `BottomNav`. */
  readonly bottomNav: ReactNode;
  /** Below every screen: `FooterLegal`. */
  readonly footer: ReactNode;
  /** The screen; it brings its own `h1`. */
  readonly children: ReactNode;
}

const Skip = styled.a`
  position: fixed;
  top: ${vars.space.s2};
  left: ${vars.space.s2};
  z-index: 40;
  display: inline-flex;
  align-items: center;
  min-height: ${vars.size.target};
  padding-inline: ${vars.space.s4};
  border-radius: ${vars.radius.sm};
  background: ${vars.color.accent};
  color: ${vars.color.onAccent};
  font-weight: ${vars.weight.strong};
  translate: 0 -200%;
  &:focus {
    translate: none;
  }
`;

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  ${bottomBarProperty}: calc(${vars.size.bottomNav} + env(safe-area-inset-bottom));
  padding-bottom: ${bottomBar};
  ${media.desktop} {
    padding-bottom: 0;
  }
  ${media.short} {
    padding-bottom: 0;
  }
`;

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  ${media.desktop} {
    &[data-nav='column'] {
      display: grid;
      grid-template-columns: ${vars.size.sideNav} minmax(0, 1fr);
    }
  }
`;

const Column = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  /* Beside the navigation even while that is still loading. */
  grid-column: -2 / -1;
  min-width: 0;
`;

const Main = styled.main`
  flex: 1;
  ${pageColumn}
  padding-block: ${vars.space.s4} ${vars.space.s8};
  outline: 0;
  ${media.wide} {
    padding-block: ${vars.space.s6} ${vars.space.s10};
  }
`;

/** The page around every screen: landmarks in reading order, and the bars for each window size. */
export function AppFrame({ skipLabel, ribbon, topBar, sideNav, bottomNav, footer, children }: AppFrameProps) {
  const { nav } = useBrand().layout;
  return (
    <Root data-part="app-frame">
      <Scenery />
      <Skip href={`#${mainId}`}>{skipLabel}</Skip>
      {ribbon}
      {topBar}
      <Body data-nav={/words|dock/.test(nav) ? 'strip' : 'column'}>
        {sideNav}
        <Column>
          <Main id={mainId} tabIndex={-1}>
            {children}
          </Main>
          {footer}
        </Column>
      </Body>
      {bottomNav}
    </Root>
  );
}
