import { mailto, telephoneLink, textLink } from '@site/shared-data/contactLinks';
import { hoursInSpanish } from '@site/shared-data/dates/hoursInSpanish';
import { hotlines } from '@site/shared-data/hotlines';
import { spanishLink } from '@site/shared-data/navigation';
import { addressLine, directionsUrl } from '@site/shared-data/postalAddress';
import { contact, hours } from '@site/shared-data/siteFacts';
import { spanish } from '@site/shared-data/spanish';
import { Link } from '@site/section/Link';
import { Actions } from '../Actions/Actions';
import { Block } from '../Block/Block';
import { Button } from '../Button/Button';
import { Mail, MessageCircle, Phone } from '../icons/icons';
import styles from './SpanishHelp.module.css';

const { who, free, bring, reply } = spanish;

/** The hotlines with their help in Spanish. */
const lines = (['emergency', 'lifeline', 'maternalMentalHealth', 'domesticViolence'] as const).map((name) => ({
  ...hotlines[name].value,
  ...spanish[name].value,
}));

interface SpanishHelpProps {
  /**
   * Whether to use the short form with the call, on a page without room. A link leads to the hours, the other ways to
   * write and the hotlines on the contact page.
   */
  isShort?: boolean;
}

/** Information for Spanish speakers before a call, and the help of each hotline in Spanish. */
export function SpanishHelp({ isShort }: SpanishHelpProps) {
  const { phone, textLine, email, address, languageInSpanish } = contact;
  return (
    <Block heading={spanishLink.label} id={spanishLink.path.split('#')[1]} tone="sage" lang="es">
      <div className={styles.columns}>
        <div className={styles.column}>
          <p>{who.value}</p>
          <p>{free.value}</p>
          {languageInSpanish.value !== null && <p>{languageInSpanish.value}</p>}
          <div className="screen-only">
            <Actions>
              <Button href={telephoneLink(phone.value)} icon={<Phone />}>
                Llamar
              </Button>
              {!isShort && textLine.value !== null && (
                <Button href={textLink(textLine.value)} variant="secondary" icon={<MessageCircle />}>
                  Enviar un texto
                </Button>
              )}
              {!isShort && (
                <Button href={mailto(email.value, { subject: 'Una pregunta' })} variant="secondary" icon={<Mail />}>
                  Escribir
                </Button>
              )}
            </Actions>
          </div>
          {isShort ? (
            <p>
              Más en español: <Link to={spanishLink.path}>horario y líneas de ayuda</Link>
            </p>
          ) : (
            <>
              <p>{`Horario: ${hoursInSpanish(hours.value)}. ${reply.value}`}</p>
              <p>
                <a href={directionsUrl(address.value)} rel="noreferrer">
                  Cómo llegar
                </a>
                {`: ${addressLine(address.value)}. ${bring.value}`}
              </p>
            </>
          )}
        </div>
        {!isShort && (
          <ul className={styles.column}>
            {lines.map(({ name, phone: number, text, how, word }) => (
              <li key={name}>
                <a href={telephoneLink(number)}>{number}</a> {how}
                {text && word && (
                  <>
                    {' '}
                    O envíe <a href={textLink(text.to, word)}>{`${word} al ${text.to}`}</a>.
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Block>
  );
}
