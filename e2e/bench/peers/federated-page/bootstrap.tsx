import { mount } from '../mount';
import { FederatedSite } from './FederatedSite';

mount(<FederatedSite />);
