import { Countdown } from '@fortuna/ui/components/Countdown/Countdown.tsx';

export function Example() {
  return (
    <Countdown
      label="Expira em"
      seconds={899}
      minuteText={(minutes) => (minutes === 1 ? 'Falta 1 minuto' : `Faltam ${minutes} minutos`)}
    />
  );
}
