// The rules of Mantine's parts, loaded with every page that has a form, an account or the office on it (page-route.ts).
import "./form-roles.css";
import "./mantine.css";
