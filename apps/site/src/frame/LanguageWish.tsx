import { isSiteLanguage, type SiteLanguage } from '@fortuna/domain/language.ts';
import { lazyPart } from '@fortuna/ui/components/lazy-look.tsx';
import { Suspense, useEffect, useState } from 'react';
import { switchLanguage } from '../words/i18n.ts';
import { useUiState, wishLanguage } from './ui-store.ts';
import { isFormFilled } from './unfinished.ts';

const LanguageQuestion = lazyPart(async () => (await import('./LanguageQuestion.tsx')).LanguageQuestion);

/** Another language comes with a reload: at once, or, where that would take away what is typed, when the player says so (requirement LANG-03). */
export function LanguageWish() {
  const { wishedLanguage } = useUiState();
  const [asked, setAsked] = useState<SiteLanguage | null>(null);
  useEffect(() => {
    if (!isSiteLanguage(wishedLanguage)) return;
    if (isFormFilled()) setAsked(wishedLanguage);
    else switchLanguage(wishedLanguage);
  }, [wishedLanguage]);
  if (asked === null) return null;
  return (
    <Suspense fallback={null}>
      <LanguageQuestion
        language={asked}
        isOpen={wishedLanguage !== null}
        onConfirm={() => switchLanguage(asked)}
        onCancel={() => wishLanguage(null)}
      />
    </Suspense>
  );
}
