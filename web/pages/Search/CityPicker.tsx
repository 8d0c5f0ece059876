import { MapPin } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useToast } from '../../ui/Toast';
import { useFetchedPart } from '../../ui/useFetchedPart';
import { PickerButton } from './PickerButton';
import { useOpensByItself } from './useOpensByItself';

const loadPanel = async () => (await import('./LocationPanel')).LocationPanel;

/** Props of CityPicker. */
export type CityPickerProps = {
  city: string;
  /** Called with the name of the chosen city, in the form in which the app stores and shows it. */
  onChoose: (city: string) => void;
  /** True: no search is shown and no text is typed, so the panel may open by itself. */
  idle: boolean;
};

/**
 * A button that shows the city of the search and opens the panel to change it. If the user has not chosen a city, the
 * panel opens by itself, but only once per browser tab.
 */
export function CityPicker({ city, onChoose, idle }: CityPickerProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const showToast = useToast();
  const [opened, setOpened] = useState<'byPress' | 'byItself' | null>(null);
  const { Component: LocationPanel, load, preload } = useFetchedPart(loadPanel);
  useOpensByItself(idle && !opened, async () => {
    const isLoaded = await load();
    if (isLoaded) setOpened((now) => now ?? 'byItself');
    return isLoaded;
  });
  if (opened === 'byItself' && !idle) setOpened(null); // the user has started to search
  const toggle = async () => {
    if (opened) setOpened(null);
    else if (await load()) setOpened('byPress');
    else showToast({ title: formatMessage({ id: 'problem.chunkTitle' }), tone: 'destructive' });
  };
  return (
    <>
      <PickerButton
        ref={button}
        panel={id}
        open={Boolean(opened)}
        icon={<MapPin size={19} aria-hidden />}
        label={formatMessage({ id: 'search.cityNow' }, { city })}
        onReady={preload}
        onPress={toggle}
      >
        {city}
      </PickerButton>
      {LocationPanel && (
        <LocationPanel
          anchor={button}
          id={id}
          open={Boolean(opened)}
          opensByItself={opened === 'byItself'}
          onOpenChange={(open) => open || setOpened(null)}
          city={city}
          onChoose={(next) => {
            setOpened(null);
            onChoose(next);
          }}
        />
      )}
    </>
  );
}
