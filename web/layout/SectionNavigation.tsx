// The sections in the header. Each opens a white panel over the full width; Esc, a click elsewhere, leaving it by keyboard or
// going to a page closes it.
import { mdiChevronDown } from "@mdi/js";
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation } from "react-router-dom";
import { Icon } from "#web/components/Icon.tsx";
import { Link } from "#web/components/Link.tsx";
import { useLanguage } from "#web/i18n/language.ts";
import { DrawnOnce } from "#web/page/DrawnOnce.tsx";
import { isWithin } from "#web/paths.ts";
import { isInSection, type NavigationSection, SECTIONS } from "./navigation.ts";
import styles from "./SectionNavigation.module.css";

/** On the server: all pages of a section have it alike, but for the link that is marked. */
export function DrawnSections() {
  const { pathname } = useLocation();
  const marked = SECTIONS.map((section) => [
    isInSection(section, pathname),
    ...section.groups.flatMap((links) =>
      links.filter(({ to }) => isWithin(to, pathname)).map(({ to }) => to),
    ),
  ]);
  return (
    <DrawnOnce name="sections" state={[useLanguage(), ...marked].join(" ")}>
      <SectionNavigation />
    </DrawnOnce>
  );
}

export function SectionNavigation() {
  const intl = useIntl();
  const { pathname, key } = useLocation();
  const [opened, setOpened] = useState<{ section: string; at: string } | null>(null);
  const navigation = useRef<HTMLElement>(null);
  // A panel belongs to the visit it was opened on: going anywhere closes it.
  const open = opened?.at === key ? opened.section : null;
  const setOpen = (section: string | null) => setOpened(section === null ? null : { section, at: key });
  useEffect(() => {
    if (open === null) return;
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !navigation.current?.contains(event.target)) setOpened(null);
    };
    document.addEventListener("pointerdown", outside);
    return () => document.removeEventListener("pointerdown", outside);
  }, [open]);

  const leave = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !navigation.current?.contains(event.relatedTarget))
      setOpen(null);
  };
  return (
    <nav
      ref={navigation}
      className={styles.navigation}
      aria-label={intl.formatMessage({ id: "layout.header.label" })}
      onBlur={leave}
    >
      <ul>
        {SECTIONS.map((section) => (
          <Section
            key={section.id}
            section={section}
            pathname={pathname}
            open={open === section.id}
            setOpen={(isOpen) => setOpen(isOpen ? section.id : null)}
          />
        ))}
      </ul>
    </nav>
  );
}

interface SectionProps {
  section: NavigationSection;
  /** Of the page that is shown. */
  pathname: string;
  open: boolean;
  setOpen: (open: boolean) => void;
}

function Section({ section, pathname, open, setOpen }: SectionProps) {
  const button = useRef<HTMLButtonElement>(null);
  const panel = `panel-${section.id}`;
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  return (
    <li className={styles.item} onKeyDown={closeOnEscape}>
      <button
        ref={button}
        type="button"
        className={styles.section}
        data-current={isInSection(section, pathname) || undefined}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        <FormattedMessage id={section.label} />
        <Icon className="chevron" path={mdiChevronDown} size={18} />
      </button>
      <div id={panel} className={styles.panel} hidden={!open}>
        <div className="frame">
          <div className={styles.columns}>
            <p className="partTitle">
              <FormattedMessage id={section.label} />
            </p>
            {section.groups.map((links) => (
              <ul key={links[0]?.to} className="ruled">
                {links.map((link) => (
                  <li key={link.to} className="lineBelow">
                    <Link
                      className="titleLink"
                      to={link.to}
                      aria-current={isWithin(link.to, pathname) ? "page" : undefined}
                    >
                      <FormattedMessage id={link.label} />
                    </Link>
                  </li>
                ))}
              </ul>
            ))}
          </div>
        </div>
      </div>
    </li>
  );
}
