import { DemoRibbon } from '@fortuna/ui/components/DemoRibbon/DemoRibbon.tsx';

export function Example() {
  return <DemoRibbon text="Demonstração sem dinheiro real · 18+" />;
}
