import { addressLine, mapEmbedUrl, mapUrl } from '@site/shared-data/postalAddress';
import { contact, embeds } from '@site/shared-data/siteFacts';
import { Facade } from '@site/ui/Facade';

const address = contact.address.value;

/** The map of the clinic. It sends no request to the map's host before a press. */
export function ClinicMap() {
  return (
    <Facade
      title={`Map of ${addressLine(address)}`}
      picture={{ name: 'map', alt: '' }}
      src={mapEmbedUrl(address, embeds.mapKey.value)}
      buttonLabel="Show the map"
      hideLabel="Hide the map"
      linkHref={mapUrl(address)}
      linkText="Open in Google Maps"
      shape="map"
    />
  );
}
